/** The key under which the history of a record is kept. */
export const historyKey = (resource: string, id: number): readonly unknown[] => [resource, 'history', id];
