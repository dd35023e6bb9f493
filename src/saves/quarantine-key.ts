/** Returns the key under which data of a save is quarantined; `saveKey` is the key of the save. */
export const makeQuarantineKey = (saveKey: string, time: Date): string =>
  `aside/${saveKey}/${time.toISOString()}`;
