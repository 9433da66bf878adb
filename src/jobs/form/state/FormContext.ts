import { createContext, use } from 'react';
import type { FormStore } from './formStore';

export const FormContext = createContext<FormStore | null>(null);

/** The store of the form around. */
export const useFormStore = (): FormStore => {
  const store = use(FormContext);
  if (!store) throw new Error('A field of the job form stands outside of one.');
  return store;
};
