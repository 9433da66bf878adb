type Field = HTMLInputElement | HTMLTextAreaElement;

const NOT_TYPED: ReadonlySet<string> = new Set(['checkbox', 'radio', 'file', 'search', 'range', 'button', 'submit']);

const isTyped = (node: EventTarget): node is Field =>
  node instanceof HTMLTextAreaElement || (node instanceof HTMLInputElement && !NOT_TYPED.has(node.type));

/** What is typed into the fields of a dialog, noted field by field; boxes that search hold no work. */
export const createTypedIn = () => {
  const fields = new Map<Field, { first: string; last: string }>();
  return {
    /** A field is gone to: what stands in it was there before. */
    enter: (node: EventTarget): void => {
      if (isTyped(node) && !fields.has(node)) fields.set(node, { first: node.value, last: node.value });
    },
    type: (node: EventTarget): void => {
      if (!isTyped(node)) return;
      const { first } = fields.get(node) ?? { first: '' };
      fields.set(node, { first, last: node.value });
    },
    /** Whether something stands in a field that did not stand there at first. */
    isAny: (): boolean => [...fields.values()].some(({ first, last }) => first !== last),
  };
};
