import { createContext } from 'react';
import type { Choice } from '../../inputs/choice';

/**
 * Lists that a form has read, by the table that references name, or by the name of a field that offers a part of them:
 * its pickers offer them instead of asking the server by what is typed.
 */
export const GivenChoicesContext = createContext<Readonly<Record<string, readonly Choice[] | undefined>>>({});
