import { Suspense, type ComponentProps } from 'react';
import { fetchedLater } from '../page/fetchedLater';
import { MAY_HAVE_LINKS } from '../page/LinkedText';
import { OutlinedField } from './OutlinedField';
import { useTextLimit } from './useTextLimit';

interface Props extends Omit<ComponentProps<typeof OutlinedField>, 'inputRef' | 'value' | 'label'> {
  label: string;
  value: string;
  /** The most characters; what is longer is told and not cut off [KEY-012]. */
  max: number | undefined;
  /** Web addresses and phone numbers in it can be tapped below it; those of a text of several lines unless said. */
  hasLinks?: boolean;
}

const NoteLinks = fetchedLater(() => import('./NoteLinks'));

/** A text with a limit of length. */
export const LimitedField = ({ max, error = false, helperText, hasLinks, ...rest }: Props) => {
  const [limited, tooLong] = useTextLimit(rest.value, max, rest.label);
  const links = (hasLinks ?? rest.multiline) && MAY_HAVE_LINKS.test(rest.value) && (
    <Suspense>
      <NoteLinks text={rest.value} />
    </Suspense>
  );
  return (
    <OutlinedField
      {...rest}
      inputRef={limited}
      error={error || tooLong !== null}
      helperText={tooLong ?? (helperText || links || undefined)}
    />
  );
};
