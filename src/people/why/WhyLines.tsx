import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import { grantableText, PERMISSION_LABELS } from '#domain/access/permissionLabels';
import { isSourceStem, type Grantable } from '#domain/access/permissions';
import { shownName } from '#domain/lookups/shownName';
import { useLanguage } from '../../i18n/useLanguage';
import { useLocalText } from '../../i18n/useLocalText';
import { type PeopleMessage, peopleMessages } from '../messages';
import { usePeopleText } from '../usePeopleText';
import type { WhyLine, WhyUser } from './whyApi';

const isGrantable = (name: string | null): name is Grantable =>
  name !== null && (isSourceStem(name) || Object.hasOwn(PERMISSION_LABELS, name));
const isMessage = (key: string): key is PeopleMessage => Object.hasOwn(peopleMessages.en, key);

/** Met or not, to eye and ear. */
export const Mark = ({ met, label }: { met: boolean; label: string }) => (
  <span className="why-mark" data-met={met ? '' : undefined} role="img" aria-label={label}>
    {met ? <CheckIcon fontSize="small" /> : <CloseIcon fontSize="small" />}
  </span>
);

/** What something asks for, down to the entry of role or user behind each code. */
export const WhyLines = ({ lines, user }: { lines: readonly WhyLine[]; user: WhyUser }) => {
  const text = usePeopleText();
  const local = useLocalText();
  const { language } = useLanguage();
  const valueOf = (value: string | null): string => {
    const key = `value_${value ?? 'no'}`;
    return isMessage(key) ? text(key) : '–';
  };
  const groupOf = (line: WhyLine, index: number): string => {
    const isEmpty = (lines[index + 1]?.depth ?? -1) <= line.depth;
    if (isEmpty) return text(line.kind === 'all' ? 'why_anyone' : 'why_nobody');
    return text(line.kind === 'all' ? 'why_all' : 'why_any');
  };
  const sourceOf = ({ by, of_role, of_user }: WhyLine): string => {
    if (by === 'user') return text('by_user', { value: valueOf(of_user), role: valueOf(of_role) });
    if (by !== 'role') return text('by_nothing');
    return text('by_role', { role: shownName(user.role_name, language), value: valueOf(of_role) });
  };
  return (
    <ul className="why-lines">
      {lines.map((line, index) => (
        <li key={`${index} ${line.code ?? line.kind}`} style={{ paddingLeft: line.depth * 26 }}>
          <Mark met={line.met} label={text(line.met ? 'met' : 'not_met')} />
          {line.code === null ? (
            <span className="why-group">{groupOf(line, index)}</span>
          ) : (
            <span className="why-code">
              <span>
                <strong>{isGrantable(line.permission) ? local(grantableText(line.permission)) : line.code}</strong>{' '}
                <code>{line.code}</code>
              </span>
              <span className="why-source" data-by={line.by ?? undefined}>
                {sourceOf(line)}
              </span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};
