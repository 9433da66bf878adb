import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { use, type ReactNode } from 'react';
import type { FieldDescriptor, FieldKind, RecordPlace } from '#domain/fields/descriptor';
import { linkOfPhone } from '#domain/inputs/phoneLink';
import { textOf } from '#domain/values';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { useLanguage } from '../../i18n/useLanguage';
import { Picture } from '../../inputs/picture/Picture';
import { isId, type RecordId } from '../../dataProvider/row';
import { relationOf } from '../../dataProvider/documents/selection';
import { GivenChoicesContext } from './givenChoices';
import { pictureUrl } from './pictureUrl';
import { recordTitle } from './recordTitle';
import { useReferenced } from './useReferenced';
import { valueText } from './valueText';
import { useCrudText } from '../look/useCrudText';
import './values.css';

/** A yes as a tick, a no in words. */
const YesNo = ({ value }: { value: boolean }) => {
  const text = useCrudText();
  if (!value) return <span className="value-faint">{text('no')}</span>;
  return (
    <span className="value-yes" title={text('yes')}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="M9 16.2 4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z" />
      </svg>
      <span className="visually-hidden">{text('yes')}</span>
    </span>
  );
};

interface Props {
  field: FieldDescriptor;
  record: Readonly<Record<string, unknown>>;
  /** Cuts the text off at the end of the line, as cells do. */
  oneLine?: boolean;
  /** Shown when there is no value. */
  placeholder?: string;
  /** What the record is called: its initials stand for a picture that it has not. */
  title?: string;
}

const linked = (href: string, text: string): ReactNode => (
  <Link href={href} onClick={(event) => event.stopPropagation()} color="inherit" underline="hover">
    {text}
  </Link>
);

/** The form of a record of a source: its place says source, type and id, in this order. */
const sourcePath = (row: Props['record'], place: RecordPlace): string =>
  `/source/${Object.values(place)
    .map((name) => encodeURIComponent(String(row[name])))
    .join('/')}/edit`;

/** Kinds whose values are more than their text. */
const DRAWN: Partial<Record<FieldKind, (text: string) => ReactNode>> = {
  EmailAddress: (text) => linked(`mailto:${text}`, text),
  URL: (text) => (
    <Link
      href={/^https?:\/\//i.test(text) ? text : `https://${text}`}
      target="_blank"
      rel="noopener noreferrer"
      color="inherit"
      underline="hover"
      onClick={(event) => event.stopPropagation()}
    >
      {text}
    </Link>
  ),
  Color: (text) => (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="span"
        aria-hidden
        sx={{ width: 16, height: 16, borderRadius: 0.5, bgcolor: text, border: 1, borderColor: 'divider' }}
      />
      {text}
    </Box>
  ),
};

const WRAPPED = { display: 'block', minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** The name of a record that is known by its id alone: a reference of a row, or of what the user may not list. */
const NamedReference = ({ field, id, fallback }: { field: FieldDescriptor; id: RecordId; fallback: string }) => {
  const { find } = useCatalogue();
  const { language } = useLanguage();
  const choices = use(GivenChoicesContext)[field.reference ?? ''];
  const given = choices?.find((choice) => choice.id === id)?.name;
  const target = given || field.reference === undefined ? undefined : find(field.reference);
  const [row] = useReferenced(target, [id]);
  return given || (row && recordTitle(target, row, language)) || fallback;
};

/** One value of a record, read-only: an address to mail, a number to call, a link to open, a colour to see; else its text. */
export const FieldValue = ({ field, record, oneLine = false, placeholder = '', title = '' }: Props) => {
  const { language } = useLanguage();
  const { find } = useCatalogue();
  const text = valueText(field, record, find, language);
  if (field.kind === 'Image' && (text || oneLine))
    return (
      <Picture url={pictureUrl(record[field.name])} name={title} size={oneLine ? 32 : 120} alt={oneLine ? '' : text} />
    );
  if (typeof record[field.name] === 'boolean') return <YesNo value={record[field.name] === true} />;
  const value = record[field.name];
  const named =
    field.kind === 'Reference' && isId(value) && !record[relationOf(field)] ? (
      <NamedReference field={field} id={value} fallback={text} />
    ) : null;
  if (!text) return placeholder === '' ? null : <span className="value-faint">{placeholder}</span>;
  const extension = textOf(record[field.extension ?? '']);
  const drawn =
    named ??
    (field.record && linked(sourcePath(record, field.record), text)) ??
    (field.kind === 'PhoneNumber' ? linked(linkOfPhone(text, extension), text) : DRAWN[field.kind]?.(text)) ??
    text;
  return oneLine ? (
    <span className="value-line" title={text}>
      {drawn}
    </span>
  ) : (
    <Typography component="span" variant="body2" sx={WRAPPED}>
      {drawn}
    </Typography>
  );
};
