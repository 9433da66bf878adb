/**
 * Categories with a lower order stand first, with a higher one last, those without one between them by the alphabet.
 */
const BETWEEN = 500;

interface CountedRow {
  product: { name: string; category: { description: string; count_order: number | null } };
}

/** The sequence of the count sheet: by category, in it by product name [INV-009 INV-020]. */
export const byCountOrder = (a: CountedRow, b: CountedRow): number => {
  const [one, two] = [a.product.category, b.product.category];
  return (
    (one.count_order ?? BETWEEN) - (two.count_order ?? BETWEEN) ||
    one.description.localeCompare(two.description) ||
    a.product.name.localeCompare(b.product.name)
  );
};
