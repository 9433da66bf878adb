interface Listed {
  key: string;
  builder_id: number;
  builder: string;
  contact: string | null;
  phone: string | null;
  extension: string | null;
  is_told: boolean;
}

/** The stops of one builder that one person is called about. */
export interface CallGroup<Stop extends Listed> {
  builder_id: number;
  builder: string;
  contact: string | null;
  phone: string | null;
  extension: string | null;
  stops: Stop[];
  /** Those that nobody has told yet: what a tick of the whole builder ticks. */
  open: Stop[];
}

/** A call list builder by builder, in its order; two supervisors of one builder are two calls [SDY-011]. */
export const callGroups = <Stop extends Listed>(stops: readonly Stop[]): CallGroup<Stop>[] => {
  const groups = new Map<string, CallGroup<Stop>>();
  for (const stop of stops) {
    const { builder_id, builder, contact, phone, extension } = stop;
    const name = JSON.stringify([builder_id, contact, phone, extension]);
    const known = groups.get(name) ?? { builder_id, builder, contact, phone, extension, stops: [], open: [] };
    groups.set(name, known);
    known.stops.push(stop);
    if (!stop.is_told) known.open.push(stop);
  }
  return [...groups.values()];
};
