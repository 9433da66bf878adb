/** "Ana María Ruiz" is first name "Ana María", last name "Ruiz"; of "Ruiz, Ana" the last name comes first. */
export const namesIn = (typed: string): { first_name: string; last_name: string | null } => {
  const [last, first] = typed.split(',').map((part) => part.trim());
  if (first) return { first_name: first, last_name: last || null };
  const words = typed.trim().split(/\s+/);
  const family = words.length > 1 ? (words.at(-1) ?? null) : null;
  return { first_name: words.slice(0, family === null ? 1 : -1).join(' '), last_name: family };
};
