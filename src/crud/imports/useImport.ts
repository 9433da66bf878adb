import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ImportLook, ImportMode, ImportReport, ReadChoices, RowAnswer } from '#domain/imports/importReport';
import { bestMapping, readingFor } from '#domain/imports/fitMapping';
import type { MappingSettings, SavedMapping } from '#domain/imports/savedMapping';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { faultText } from '#domain/fields/fieldIssue';
import { useRest } from '../../dataProvider/rest';
import { download } from '../../files/download';
import { useLanguage } from '../../i18n/useLanguage';
import { useCrudText } from '../look/useCrudText';
import { useImportText } from './useImportText';
import { useChosenMapping } from './mapping/useChosenMapping';
import { useMappings } from './mapping/useMappings';
import { CallError, fieldErrorsOf, isMadeBefore, isRefusedForGood, isUndecided } from '../../dataProvider/CallError';
import { asCallError } from '../../dataProvider/asCallError';
import { errorText } from '../../dataProvider/errorText';

/** Where an import stands: a file to choose, its columns to map, or what a try has found. */
export type ImportStep =
  | { step: 'file' }
  | { step: 'columns'; file: File; look: ImportLook }
  | { step: 'report'; file: File; look: ImportLook; report: ImportReport };

/** How cells and rows are taken, beside what the columns are meant for. */
type ImportOptions = MappingSettings['options'];

const USUAL: ImportOptions = { empty: 'keep', unreadable: 'row', unknown: 'make' };

/** The usual order of days is not said: a mapping that was kept before there was another one is not changed by it. */
const plain = ({ dates, ...others }: ImportOptions): ImportOptions =>
  dates === 'day_first' ? { ...others, dates } : others;

export type Answers = Readonly<Record<number, RowAnswer>>;

/** Takes the place of what the server refuses; a connection that is lost is told. @throws what is no refusal */
const insteadOf =
  (look: ImportLook) =>
  (error: unknown): ImportLook => {
    if (error instanceof CallError && error.isRefusal) return look;
    throw error;
  };

const queryOf = (parts: Readonly<Record<string, string | number | null | undefined>>): string =>
  new URLSearchParams(
    Object.entries(parts).flatMap(([name, part]): [string, string][] =>
      part === null || part === undefined ? [] : [[name, String(part)]],
    ),
  ).toString();

/** Takes a file through look, try and import. The mapping is the user's; the server checks all of it. */
export const useImport = (resource: Pick<ResourceDescriptor, 'name'>) => {
  const rest = useRest();
  const queries = useQueryClient();
  const text = useCrudText();
  const words = useImportText();
  const { language } = useLanguage();
  const [at, setAt] = useState<ImportStep>({ step: 'file' });
  const [mapping, setMapping] = useState<readonly (string | null)[]>([]);
  const [match, setMatch] = useState('id');
  const [options, setOptions] = useState(USUAL);
  const [answers, setAnswers] = useState<Answers>({});
  const [busy, setBusy] = useState<'look' | 'refused' | ImportMode | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The same until it is known what became of the import: the server carries it out once. */
  const key = useRef(crypto.randomUUID());
  const renewKey = (): void => {
    key.current = crypto.randomUUID();
  };
  const kept = useMappings(resource.name);
  const follow = useChosenMapping();

  /** @param isWriting whether rows may have been imported, although no answer says so */
  const faultOf = (error: Error, isWriting: boolean): string => {
    if (isWriting && isUndecided(error)) return words('import_unanswered');
    if (isWriting && isRefusedForGood(error)) renewKey();
    if (isWriting && isMadeBefore(error)) return words('import_done_before');
    if (!(error instanceof CallError && error.isSpoken)) return text('failed');
    const [field] = fieldErrorsOf(error);
    return field ? faultText(field, language) : errorText(error, language);
  };

  const send = (path: string, file: File, headers: Record<string, string> = {}): Promise<Response> =>
    rest(`/v1/import/${resource.name}${path}`, {
      method: 'POST',
      body: file,
      headers: { 'content-type': file.type || 'text/csv', ...headers },
    });

  const attempt = async (what: 'look' | 'refused' | ImportMode, work: () => Promise<void>): Promise<void> => {
    setBusy(what);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      setRefusal(faultOf(asCallError(error), what === 'all' || what === 'good'));
    } finally {
      setBusy(null);
    }
  };

  const fetchLook = async (file: File, choices: ReadChoices): Promise<ImportLook> => {
    const query = queryOf({ ...choices });
    return (await send(`/look${query === '' ? '' : `?${query}`}`, file)).json();
  };

  const show = (
    file: File,
    look: ImportLook,
    taken: { mapping: readonly (string | null)[]; match: string; options?: ImportOptions },
  ): void => {
    setMapping(taken.mapping);
    setMatch(taken.match);
    if (taken.options) setOptions(taken.options);
    setAnswers({});
    setAt({ step: 'columns', file, look });
  };
  const suggested = ({ columns, match: by }: ImportLook) => ({ mapping: columns.map(({ field }) => field), match: by });

  /** Reads a file as a mapping wants it read, and gives its columns the fields of the mapping. */
  const takeMapping = async (
    file: File,
    look: ImportLook,
    first: ImportLook,
    mapping: SavedMapping,
    by_fit: boolean,
  ): Promise<void> => {
    const reading = readingFor(mapping.settings, look);
    // A workbook without the row or sheet of the mapping is taken as it was found.
    const read = reading ? await fetchLook(file, reading).catch(insteadOf(look)) : look;
    show(file, read, follow.take(mapping, read, first, by_fit));
  };

  /**
   * Looks at a file, or at the same in another way: another sheet, head, encoding or separator. A file that is new
   * follows the kept mapping that fits it best; one that is read in another way, the one that it followed.
   */
  const choose = (file: File, choices?: ReadChoices) =>
    attempt('look', async () => {
      const look = await fetchLook(file, choices ?? {});
      if (!choices) renewKey();
      if (choices) {
        show(file, look, follow.takeAgain(look) ?? suggested(look));
        return;
      }
      follow.setFound(look);
      const best = bestMapping(await kept.load(), look);
      if (best) await takeMapping(file, look, look, best, true);
      else {
        if (follow.chosen) setOptions(USUAL);
        follow.leave();
        show(file, look, suggested(look));
      }
    });

  /** Follows a kept mapping, or none. */
  const followMapping = (mapping: SavedMapping | null): void => {
    if (at.step === 'file') return;
    const { file, look } = at;
    if (mapping) void attempt('look', () => takeMapping(file, look, follow.found ?? look, mapping, false));
    else {
      follow.leave();
      show(file, look, { ...suggested(look), options: USUAL });
    }
  };

  const wanted = (
    { sheet, head, encoding, separator }: ImportLook,
    mode: ImportMode,
    said: Answers,
    chosen: ImportOptions,
  ): string =>
    queryOf({
      mode,
      match,
      mapping: JSON.stringify(mapping),
      ...(Object.keys(said).length > 0 ? { answers: JSON.stringify(said) } : {}),
      ...chosen,
      lang: language,
      sheet,
      head,
      encoding,
      separator,
    });

  const run = (
    mode: ImportMode,
    onDone?: (report: ImportReport) => void,
    { said = answers, chosen = options }: { said?: Answers; chosen?: ImportOptions } = {},
  ) =>
    attempt(mode, async () => {
      if (at.step === 'file') return;
      const path = `?${wanted(at.look, mode, said, chosen)}`;
      const report: ImportReport = await (await send(path, at.file, { 'idempotency-key': key.current })).json();
      if (mode !== 'dry') renewKey();
      if (!report.is_done) {
        setAt({ ...at, step: 'report', report });
        return;
      }
      void queries.invalidateQueries({ queryKey: [resource.name.split('.')[0]] });
      onDone?.(report);
    });

  /** Saves the rows that are refused, with the reasons, as a file that can be mended and imported. */
  const saveRefused = () =>
    attempt('refused', async () => {
      if (at.step !== 'report') return;
      const answer = await send(`/refused?${wanted(at.look, 'dry', answers, options)}`, at.file);
      download(`${resource.name}-not-imported.csv`, await answer.blob());
    });

  return {
    at,
    mapping,
    match,
    options,
    answers,
    busy,
    refusal,
    choose,
    kept,
    follow,
    followMapping,
    run,
    saveRefused,
    setMatch,
    setOptions: (changed: Partial<ImportOptions>) => setOptions(plain({ ...options, ...changed })),
    /** Says of rows which records they are about, and tries the file once more. */
    decide: (said: Answers) => {
      const all = { ...answers, ...said };
      setAnswers(all);
      void run('dry', undefined, { said: all });
    },
    /** Tries the file once more with cells taken in another way. */
    retry: (changed: Partial<ImportOptions>) => {
      const chosen = { ...options, ...changed };
      setOptions(chosen);
      void run('dry', undefined, { chosen });
    },
    map: (index: number, name: string | null) =>
      setMapping(mapping.map((before, column) => (column === index ? name : before === name ? null : before))),
    back: () => {
      setRefusal(null);
      setAt(at.step === 'report' ? { step: 'columns', file: at.file, look: at.look } : { step: 'file' });
    },
  };
};

export type ImportState = ReturnType<typeof useImport>;
