import { createContext, use, type ReactNode } from 'react';
import { joinPath } from './draftPath';

const ScopeContext = createContext('');

/** The path that the names of fields here begin with. */
export const useScope = (): string => use(ScopeContext);

/**
 * Fields inside name what they hold from here on, scopes inside of scopes add up.
 * @example <FormScope path={`sub_jobs.${key}`}><FormScope path="pebble_details"><TextField name="notes" ... />
 */
export const FormScope = ({ path, children }: { path: string; children: ReactNode }) => (
  <ScopeContext value={joinPath(useScope(), path)}>{children}</ScopeContext>
);
