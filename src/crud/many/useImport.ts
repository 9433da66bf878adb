import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ImportLook, ImportMode, ImportReport } from '#domain/imports/importReport';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { faultText } from '#domain/fields/fieldIssue';
import { useRest } from '../../dataProvider/rest';
import { useLanguage } from '../../i18n/useLanguage';
import { useCrudText } from '../look/useCrudText';

import { CallError, fieldErrorsOf } from '../../dataProvider/CallError';
import { errorText } from '../../dataProvider/errorText';

/** Where an import stands: a file to choose, its columns to map, or what a try has found. */
export type ImportStep =
  | { step: 'file' }
  | { step: 'columns'; file: File; look: ImportLook }
  | { step: 'report'; file: File; look: ImportLook; report: ImportReport };

/** Takes a CSV file or a workbook through look, try and import. The mapping is the user's; the server checks all of it. */
export const useImport = (resource: ResourceDescriptor) => {
  const rest = useRest();
  const queries = useQueryClient();
  const text = useCrudText();
  const { language } = useLanguage();
  const [at, setAt] = useState<ImportStep>({ step: 'file' });
  const [mapping, setMapping] = useState<readonly (string | null)[]>([]);
  const [match, setMatch] = useState('id');
  const [busy, setBusy] = useState<'look' | ImportMode | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const key = useRef(crypto.randomUUID());

  const tell = (error: unknown): void => {
    const known = error instanceof CallError && error.isRefusal;
    const [field] = fieldErrorsOf(error);
    setRefusal(known ? (field ? faultText(field, language) : errorText(error, language)) : text('failed'));
  };

  const post = async <Answer>(path: string, file: File, headers: Record<string, string> = {}): Promise<Answer> => {
    const response = await rest(`/v1/import/${resource.name}${path}`, {
      method: 'POST',
      body: file,
      headers: { 'content-type': file.type || 'text/csv', ...headers },
    });
    const answer: Answer = await response.json();
    return answer;
  };

  const attempt = async (what: 'look' | ImportMode, work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      tell(error);
    } finally {
      setBusy(null);
    }
  };

  /** Looks at a file, or at another sheet of it. */
  const choose = (file: File, sheet?: string) =>
    attempt('look', async () => {
      const named = sheet === undefined ? '' : `?${new URLSearchParams({ sheet }).toString()}`;
      const look = await post<ImportLook>(`/look${named}`, file);
      const fields = look.columns.map(({ field }) => field);
      setMapping(fields);
      setMatch(
        fields.includes('id')
          ? 'id'
          : (look.fields.find(
              ({ name, can_match }) => can_match && fields.includes(name) && /(_no|code|number|email)$/.test(name),
            )?.name ?? 'id'),
      );
      setAt({ step: 'columns', file, look });
    });

  const run = (mode: ImportMode, onDone?: (report: ImportReport) => void) =>
    attempt(mode, async () => {
      if (at.step === 'file') return;
      const { sheet } = at.look;
      const query = new URLSearchParams({
        mode,
        match,
        mapping: JSON.stringify(mapping),
        ...(sheet === null ? {} : { sheet }),
      });
      const report = await post<ImportReport>(`?${query.toString()}`, at.file, { 'idempotency-key': key.current });
      key.current = crypto.randomUUID();
      if (!report.is_done) {
        setAt({ ...at, step: 'report', report });
        return;
      }
      void queries.invalidateQueries({ queryKey: [resource.name] });
      onDone?.(report);
    });

  return {
    at,
    mapping,
    match,
    busy,
    refusal,
    choose,
    run,
    setMatch,
    map: (index: number, name: string | null) =>
      setMapping(mapping.map((before, column) => (column === index ? name : before === name ? null : before))),
    back: () => {
      setRefusal(null);
      setAt(at.step === 'report' ? { step: 'columns', file: at.file, look: at.look } : { step: 'file' });
    },
  };
};

export type ImportState = ReturnType<typeof useImport>;
