/**
 * Returns the arguments that register the service worker of the site under `base`, which ends with a slash.
 */
export const getRegisterArguments = (base: string) =>
  [`${base}sw.js`, { scope: base, updateViaCache: 'none' }] as const satisfies [string, RegistrationOptions];
