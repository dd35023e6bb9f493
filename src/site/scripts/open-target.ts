// Opens the collapsed part that the anchor of the address names or lies in, and scrolls to it.
function openTarget(): void {
  const target = /^#[\w-]+$/.test(location.hash) ? document.getElementById(location.hash.slice(1)) : null;
  if (!target) return;
  for (let part = target.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
  target.scrollIntoView();
}

addEventListener('hashchange', openTarget);
openTarget();
