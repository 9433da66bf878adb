import { createContext, use, type ReactNode } from 'react';
import type { Permission } from '#domain/access/permissions';
import type { LocalText } from '#domain/localText';
import type { CivilDate } from '#domain/civilDate';
import type { PartDescriptor, ResourceDescriptor } from '#domain/fields/resource';
import type { Row } from '../../dataProvider/row';
import type { FieldInputProps } from './fieldInputProps';

/** Draws the input of a field. */
export type DrawInput = (props: FieldInputProps, generated: (props: FieldInputProps) => ReactNode) => ReactNode;

/** What the form of a resource draws in its own way; everything that is absent is generated. */
export interface FormOverride {
  /** Inputs by field; `generated` draws the input that a field has otherwise. */
  inputs?: Readonly<Record<string, DrawInput>>;
  /** Child rows by part, drawn inside the form that holds them. */
  parts?: Readonly<Record<string, (part: PartDescriptor) => ReactNode>>;
  /** Beside a stored record, over its details and history. */
  aside?: (record: Row) => ReactNode;
}

/** What a resource draws in its own way. */
export interface ResourceOverride {
  /** Of its form, in a file of its own, which its list does without. The same promise each time. */
  form?: () => Promise<FormOverride>;
  /** What its list is narrowed to at first, beside the filter that the server says. */
  startsWith?: (today: CivilDate) => ResourceDescriptor['filter'];
  /** Where a click on a row leads, and the values that say so; null for the record itself. */
  rowPath?: { reads: readonly string[]; to: (record: Row, held: ReadonlySet<Permission>) => string | null };
  /** What its list says when the filters that it starts with leave no row. */
  nothing?: LocalText;
  /** Why a value of a list stands in red; null for one that is well. */
  warning?: (field: string, record: Row, today: CivilDate) => LocalText | null;
}

/** Overrides by the name of their resource. */
export const OverridesContext = createContext<Readonly<Record<string, ResourceOverride>>>({});

export const useOverride = (resource: string): ResourceOverride => use(OverridesContext)[resource] ?? {};

const GENERATED: FormOverride = {};

/** What the form of a resource draws in its own way, waited for where its file is still on its way. */
export const useFormOverride = (resource: string): FormOverride => {
  const { form } = useOverride(resource);
  return form ? use(form()) : GENERATED;
};
