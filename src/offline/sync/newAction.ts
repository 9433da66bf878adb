/**
 * A key for a write that may be carried home days after its answer was lost: a UUID of version 8, whose answer the
 * server keeps for a month.
 */
export const newAction = (): string => crypto.randomUUID().replace(/^(.{14})4/, '$18');

/**
 * The key under which a record of this device is made, the same whoever sends it and whenever: what an administrator
 * has made out of the file of a device is not made again by that device.
 */
export const actionOfNew = (key: string): string | null => {
  const [, uuid] = /:tmp-([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i.exec(key) ?? [];
  return uuid === undefined ? null : uuid.toLowerCase().replace(/^(.{14})./, '$18');
};
