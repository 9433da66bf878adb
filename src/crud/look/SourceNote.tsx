import Alert from '@mui/material/Alert';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { textHook } from '../../i18n/textHook';
import { useLocalText } from '../../i18n/useLocalText';
import { useLabel } from './useLabel';

const en = {
  kept: 'These records are kept by %{source} (%{kind}): there is no history, no undo and no merging here, and the last save counts.',
  unsorted: 'The list cannot be sorted by %{fields}.',
  unfiltered: 'It cannot be filtered by %{fields}.',
  index: '%{kind} does both only where the database has an index.',
  schema: 'The schema of %{source} does not offer it.',
};

const useSourceText = textHook<keyof typeof en>({
  en,
  es: {
    kept: 'Estos registros los guarda %{source} (%{kind}): aquí no hay historial, ni deshacer, ni combinar, y vale lo último que se guarda.',
    unsorted: 'La lista no se puede ordenar por %{fields}.',
    unfiltered: 'No se puede filtrar por %{fields}.',
    index: '%{kind} hace ambas cosas solo donde la base de datos tiene un índice.',
    schema: 'El esquema de %{source} no lo ofrece.',
  },
});

interface Props {
  resource: ResourceDescriptor;
  /** Says also what the list cannot do, and why. */
  ofList?: boolean;
}

/** Whose records these are, and what is different about them [SRC-002]. */
export const SourceNote = ({ resource: { source, fields }, ofList = false }: Props) => {
  const text = useSourceText();
  const local = useLocalText();
  const label = useLabel();
  if (!source) return null;
  const named = (chosen: typeof fields): string => chosen.map((field) => label(field.label)).join(', ');
  const shown = fields.filter(({ name }) => name !== 'id');
  const unsorted = named(shown.filter(({ is_unsorted, kind }) => is_unsorted && kind !== 'List'));
  const unfiltered = named(shown.filter(({ filters }) => filters?.length === 0));
  const params = { source: local(source.label), kind: source.kind };
  const lines = [
    text('kept', params),
    ...(ofList && unsorted ? [text('unsorted', { fields: unsorted })] : []),
    ...(ofList && unfiltered ? [text('unfiltered', { fields: unfiltered })] : []),
    ...(ofList && (unsorted || unfiltered) ? [text(source.limit, params)] : []),
  ];
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 1 }}>
      {lines.join(' ')}
    </Alert>
  );
};
