import { createContext, use, type ReactNode } from 'react';
import type { PartDescriptor } from '#domain/fields/resource';
import type { FieldInputProps } from './form/fieldInputProps';

/** What a resource draws in its own way; everything that is absent is generated. */
export interface ResourceOverride {
  /** Inputs by field. */
  inputs?: Readonly<Record<string, (props: FieldInputProps) => ReactNode>>;
  /** Child rows by part, drawn inside the form that holds them. */
  parts?: Readonly<Record<string, (part: PartDescriptor) => ReactNode>>;
}

/** Overrides by the name of their resource. */
export const OverridesContext = createContext<Readonly<Record<string, ResourceOverride>>>({});

export const useOverride = (resource: string): ResourceOverride => use(OverridesContext)[resource] ?? {};
