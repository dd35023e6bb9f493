/** The worker of the site under `base` (which ends with a slash), as it is registered. */
export const workerAt = (base: string) =>
  [`${base}sw.js`, { scope: base, updateViaCache: 'none' }] as const satisfies [string, RegistrationOptions];
