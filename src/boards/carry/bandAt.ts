/** The index of the last of these ascending starts that is not beyond `at`; -1 before the first. Binary search. */
export const bandAt = (
  starts: { readonly length: number; readonly at: (index: number) => number },
  at: number,
): number => {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts.at(middle) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};
