import type { AppRoute } from './appRoute';

/**
 * Addresses that stand for a route: a param stands for any value by 1, a param with known values gives an address for
 * each of them.
 * @returns at least one address
 */
export const sampleAddresses = ({ path, values = {} }: Pick<AppRoute, 'path' | 'values'>): string[] => {
  const [known] = Object.entries(values);
  if (!known) return [path.replaceAll(/:\w+/g, '1')];
  const [param, offered] = known;
  return Object.keys(offered).flatMap((value) =>
    sampleAddresses({ path: path.replace(`:${param}`, value), values: withoutParam(values, param) }),
  );
};

const withoutParam = (values: NonNullable<AppRoute['values']>, param: string): NonNullable<AppRoute['values']> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== param));
