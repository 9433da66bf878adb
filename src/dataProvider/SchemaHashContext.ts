import { createContext } from 'react';
import { createValueStore } from '../store/valueStore';

/** The hash of the server's schema, as its last answer told it. */
export const SchemaHashContext = createContext(createValueStore<string | null>(null));
