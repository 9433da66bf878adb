import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { DataProviderContext, type DataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import type { SourceInMenu } from '#domain/sources/sourceAccess';
import { isRecord, textOrEmpty } from '#domain/values';
import { asText, type FieldInputProps } from '../crud/values/fieldInputProps';
import { recordTitle } from '../crud/values/recordTitle';
import { CallError } from '../dataProvider/CallError';
import { CatalogueContext } from '../dataProvider/catalogue/CatalogueContext';
import { useCatalogue } from '../dataProvider/catalogue/useCatalogue';
import { useRest } from '../dataProvider/rest';
import type { Row } from '../dataProvider/row';
import { openSource } from '../dataProvider/sources/openSource';
import { OutlinedField } from '../inputs/OutlinedField';
import { textHook } from '../i18n/textHook';
import { useLanguage } from '../i18n/useLanguage';
import { useLocalText } from '../i18n/useLocalText';

const en = {
  open: 'Open in %{source}',
  away: '%{source} does not answer. The name is the one that was kept here.',
  gone: '%{source} has this record no more. The name is the one that was kept here.',
  renamed: 'It is called "%{name}" in %{source} now.',
  unseen: 'You do not see "%{source}", where this record stands. The name is the one that was kept here.',
};

const useSourceRecordText = textHook<keyof typeof en>({
  en,
  es: {
    open: 'Abrir en %{source}',
    away: '%{source} no responde. El nombre es el que se guardó aquí.',
    gone: '%{source} ya no tiene este registro. El nombre es el que se guardó aquí.',
    renamed: 'Ahora se llama «%{name}» en %{source}.',
    unseen: 'Usted no ve «%{source}», donde está este registro. El nombre es el que se guardó aquí.',
  },
});

/** Milliseconds for which what a source said is not asked again. */
const KEPT_MS = 60_000;

const isSource = (value: unknown): value is SourceInMenu => isRecord(value) && typeof value.name === 'string';

/** The sources that the user sees; null while they are not known. */
const useSources = (): readonly SourceInMenu[] | null => {
  const rest = useRest();
  const { data } = useQuery({
    queryKey: ['sources'],
    queryFn: async ({ signal }) => {
      const answer: unknown = await (await rest('/v1/sources', { signal })).json();
      return isRecord(answer) && Array.isArray(answer.sources) ? answer.sources.filter(isSource) : [];
    },
    retry: false,
    staleTime: KEPT_MS,
  });
  return data ?? null;
};

/** A record of a source as it is kept here. */
interface KeptRecord {
  type: string;
  id: string;
  name: string;
}

interface Props {
  input: FieldInputProps;
  /** Draws the input of a generated form. */
  generated: (props: FieldInputProps) => ReactNode;
}

interface PickerProps {
  source: string;
  /** What the source is called. */
  called: string;
  /** The type whose records are offered; absent: none are. */
  type: string | undefined;
  kept: KeptRecord | null;
  input: FieldInputProps;
  generated: Props['generated'];
  dataProvider: DataProvider;
  onPick: (kept: KeptRecord | null) => void;
}

/** What has become of the record that is kept: gone, or called otherwise. */
const useFate = ({ source, called, kept, dataProvider }: PickerProps): string | null => {
  const text = useSourceRecordText();
  const { find } = useCatalogue();
  const target = kept ? find(`${source}.${kept.type}`) : undefined;
  const { data, error } = useQuery({
    queryKey: ['source_record', target?.name, kept?.id],
    queryFn: () => dataProvider.getOne<Row>(target?.name ?? '', { id: kept?.id ?? '' }),
    enabled: target !== undefined,
    retry: false,
    staleTime: KEPT_MS,
  });
  if (!kept) return null;
  // A source may refuse an id that it does not know (422), where another one has no record by it (404).
  if (!target || (error instanceof CallError && (error.status === 404 || error.status === 422)))
    return text('gone', { source: called });
  if (error) return text('away', { source: called });
  const name = data ? recordTitle(target, data.data) : kept.name;
  return name === kept.name ? null : text('renamed', { name, source: called });
};

const RecordPicker = (props: PickerProps) => {
  const { source, type, kept, input, generated, onPick } = props;
  const { find } = useCatalogue();
  const fate = useFate(props);
  const target = find(`${source}.${type ?? kept?.type ?? ''}`);
  const [title = 'id'] = target?.title ?? [];
  return (
    <>
      {generated({
        ...input,
        field: { ...input.field, kind: 'Reference', reference: target?.name ?? '', is_opaque: true },
        disabled: input.readOnly === true || target === undefined,
        value: kept?.id ?? null,
        related: kept ? { id: kept.id, [title]: kept.name } : undefined,
        onChange: (_id, row) =>
          onPick(row && target ? { type: target.type, id: String(row.id), name: recordTitle(target, row) } : null),
      })}
      {fate && <p role="status">{fate}</p>}
    </>
  );
};

/**
 * A record of a source that a record of ours refers to: picked there, kept as source, type, id and name [SRC-002].
 * Nothing is drawn where no source offers any and none is kept.
 */
export const SourceRecordInput = ({ input, generated }: Props) => {
  const { field, value, label, onChange } = input;
  const { record = { source: '', type: '', id: '' } } = field;
  const text = useSourceRecordText();
  const local = useLocalText();
  const rest = useRest();
  const { language } = useLanguage();
  const { setValue } = useFormContext();
  const [heldSource, type, id] = useWatch({ name: [record.source, record.type, record.id] }).map(textOrEmpty);
  const name = asText(value);
  const sources = useSources();
  const kept = name && type && id ? { type, id, name } : null;
  const source = kept
    ? sources?.find((one) => one.name === heldSource)
    : sources?.find(({ vendors, tables }) => vendors !== undefined && tables !== null);
  const { data: opened, error } = useQuery({
    queryKey: ['source', source?.name, language, 'other'],
    queryFn: ({ signal }) => openSource(rest, source?.name ?? '', language, 'other', signal),
    enabled: source !== undefined,
    retry: false,
    staleTime: KEPT_MS,
  });
  if (!kept && !source) return null;
  const called = source ? local(source.label) : (heldSource ?? '');
  const onPick = (picked: KeptRecord | null): void => {
    const written = { [record.source]: picked ? (source?.name ?? null) : null, [record.type]: picked?.type ?? null };
    for (const [path, one] of Object.entries({ ...written, [record.id]: picked?.id ?? null }))
      setValue(path, one, { shouldDirty: true });
    onChange(picked?.name ?? null);
  };
  const why = (): string | null => {
    if (!kept || sources === null) return null;
    if (!source) return text('unseen', { source: called });
    return error ? text('away', { source: called }) : null;
  };
  return (
    <>
      {opened ? (
        <CatalogueContext value={opened.catalogue}>
          <DataProviderContext value={opened.dataProvider}>
            <RecordPicker
              source={opened.access.name}
              called={called}
              type={source?.vendors}
              kept={kept}
              input={input}
              generated={generated}
              dataProvider={opened.dataProvider}
              onPick={onPick}
            />
          </DataProviderContext>
        </CatalogueContext>
      ) : (
        <OutlinedField label={label} value={name ?? ''} helperText={why()} slotProps={{ input: { readOnly: true } }} />
      )}
      {kept && source && (
        <Link
          component={RouterLink}
          variant="body2"
          to={`/source/${[source.name, kept.type, kept.id].map(encodeURIComponent).join('/')}/edit`}
          sx={{ display: 'inline-block', py: 1.5 }}
        >
          {text('open', { source: called })}
        </Link>
      )}
    </>
  );
};
