/** How many of one's own mutations are remembered: their echoes come within seconds. */
const KEPT = 100;
const own = new Set<string>();

/** Remembers a mutation that this browser tab sent, so that its echo in the live stream is known. */
export const rememberMutation = (id: string): void => {
  own.add(id);
  for (const oldest of own) {
    if (own.size <= KEPT) return;
    own.delete(oldest);
  }
};

export const isOwnMutation = (id: string): boolean => own.has(id);
