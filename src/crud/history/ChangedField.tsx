import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { shownName } from '#domain/lookups/shownName';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { formatValue } from '#domain/fields/formatValue';
import type { PartDescriptor } from '#domain/fields/resource';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { useLanguage } from '../../i18n/useLanguage';
import { useReferenced } from '../values/useReferenced';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import { recordTitle } from '../values/recordTitle';
import type { HistoryChange, HistoryOf } from './historyEntry';

interface Props {
  resource: HistoryOf;
  change: HistoryChange;
  isNew: boolean;
}

/** The descriptor of a changed field: the record's, its part's, or what the server says of one that they do not know. */
const descriptorOf = (fields: readonly FieldDescriptor[], { field, label, kind }: HistoryChange): FieldDescriptor =>
  fields.find(({ name }) => name === field) ?? { name: field, label, kind, required: false };

/** The part whose rows stand in a table, at whatever depth. */
const partOf = (parts: readonly PartDescriptor[] | undefined, table: string): PartDescriptor | undefined => {
  for (const part of parts ?? []) {
    const found = part.entity.name === table ? part : partOf(part.parts, table);
    if (found) return found;
  }
  return undefined;
};

/** "City: Katy -> Cypress", with the values as the screen writes them. */
export const ChangedField = ({ resource, change, isNew }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const { language } = useLanguage();
  const { find } = useCatalogue();
  const part = partOf(resource.parts, change.entity);
  const field = descriptorOf((part?.entity ?? resource).fields, change);
  const target = field.kind === 'Reference' && field.reference !== undefined ? find(field.reference) : undefined;
  const named = useReferenced(
    target,
    [change.before, change.after].filter((value) => typeof value === 'number'),
  );
  const written = (value: unknown, name: string | null): string => {
    if (name !== null) return shownName(name, language);
    const row = target && named.find(({ id }) => id === value);
    return row ? recordTitle(target, row, language) : formatValue(field, value, language);
  };
  const before = written(change.before, change.before_name);
  const after = written(change.after, change.after_name) || text('no_value');
  // A row of a job is called by words of the lists, which have Spanish names.
  const row = change.row?.split(' · ').map((word) => shownName(word, language));
  const kind = part ? label(part.label_one) : change.part && label(change.part);
  const where = [kind, row?.join(' · ')].filter(Boolean).join(' ');
  return (
    <Typography component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {where !== '' && `${where} · `}
        {label(field.label)}:{' '}
      </Box>
      {!isNew && before !== '' && (
        <>
          <Box component="del" aria-label={`${text('old_value')} ${before}`} sx={{ color: 'text.secondary' }}>
            {before}
          </Box>
          <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
            {' '}
            →{' '}
          </Box>
        </>
      )}
      <Box
        component="ins"
        aria-label={isNew ? undefined : `${text('new_value')} ${after}`}
        sx={{ textDecoration: 'none', fontWeight: 500 }}
      >
        {after}
      </Box>
    </Typography>
  );
};
