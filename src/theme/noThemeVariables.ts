const unused = (): never => {
  throw new Error('The theme has no CSS variables.');
};

/**
 * MUI makes and provides themes with CSS variables in 25 kB of code, which comes with every theme; ours is none. The
 * build puts this in its place.
 */
export default unused;
export const CssVarsProvider = unused;
export const Experimental_CssVarsProvider = unused;
export const useColorScheme = unused;
export const getInitColorSchemeScript = unused;
export const createGetCssVar = unused;
