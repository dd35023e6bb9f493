// Inlined at the end of every page: a script that is lost, hangs, or is a login page cannot say so itself.
// After some seconds, says that not all of the page has arrived, and offers to reload it, until it has.

const LATE = 10_000;
const CHECK_INTERVAL = 500;

const isLate = () => !('awake' in document.body.dataset) || document.querySelector('astro-island[ssr]');

setTimeout(() => {
  const failure = document.getElementById('failure');
  if (!failure || failure.textContent || !isLate()) return;
  const button = document.createElement('button');
  button.textContent = failure.dataset['again'] ?? '';
  button.onclick = () => location.reload();
  failure.append(failure.dataset['missing'] ?? '', ' ', button);
  const timer = setInterval(() => {
    if (isLate()) return;
    failure.textContent = '';
    clearInterval(timer);
  }, CHECK_INTERVAL);
}, LATE);
