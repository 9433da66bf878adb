import type { Builder } from './builder';

/**
 * What is made once for each schema, whoever asks first: a builder takes a name only once.
 * @example export const referenceType = oncePerSchema((builder) => plainObject(builder, 'Reference', { id: 'Int!' }));
 */
export const oncePerSchema = <Made, Rest extends readonly unknown[]>(
  make: (builder: Builder, ...rest: Rest) => Made,
): ((builder: Builder, ...rest: Rest) => Made) => {
  const made = new WeakMap<Builder, { value: Made }>();
  return (builder, ...rest) => {
    const known = made.get(builder) ?? { value: make(builder, ...rest) };
    made.set(builder, known);
    return known.value;
  };
};
