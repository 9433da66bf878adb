import { useCallback, useRef } from 'react';
import { manyLines } from '#domain/fields/plainText';
import { useT } from '../i18n/useT';
import { useUntakenText } from './untakenText';

const nothing = (): void => undefined;
const grouped = (count: number): string => count.toLocaleString('en-US');

/**
 * A text may be too long for its field: it stays whole, says by how much, and keeps its form from being saved
 * [KEY-012].
 * @param max the most characters; undefined where there is no limit
 * @returns the ref of the field, and what is said of a text that is too long
 */
export const useTextLimit = (value: string | null, max: number | undefined, label: string) => {
  const t = useT();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const length = value === null ? 0 : manyLines(value).length;
  const error =
    max !== undefined && length > max ? t('inputs.too_long', { length: grouped(length), max: grouped(max) }) : null;
  useUntakenText(error !== null, {
    label,
    wrong: error,
    isPending: false,
    field: useCallback(() => field.current, []),
    // The text is the form's already.
    drop: nothing,
  });
  return [field, error] as const;
};
