import { createContext } from 'react';
import { Catalogue } from './catalogue';

/** An empty catalogue without a provider: nothing is offered. */
export const CatalogueContext = createContext(new Catalogue({ hash: '', resources: [] }));
