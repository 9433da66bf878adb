/** Lists longer than this are one parameter. */
const MAX_SPELLED = 4;

export interface Parameters {
  values: unknown[];
  /** A list as SQL, each short one spelled out: the planner then knows how few rows to expect and keeps its plan. */
  list(items: readonly unknown[], type: 'int' | 'date'): string;
}

/**
 * The parameters of a statement that is put together for its input. Few shapes of input are common, so few texts are
 * made.
 */
export const parameters = (): Parameters => {
  const values: unknown[] = [];
  return {
    values,
    list: (items, type) =>
      items.length > MAX_SPELLED
        ? `$${values.push(items)}::${type}[]`
        : `array[${items.map((item) => `$${values.push(item)}::${type}`).join(', ')}]::${type}[]`,
  };
};
