import { type PeopleMessage, peopleMessages } from '../messages';
import { usePeopleText } from '../usePeopleText';
import { Mark } from './WhyLines';
import type { WhyRule } from './whyApi';

const isMessage = (key: string): key is PeopleMessage => Object.hasOwn(peopleMessages.en, key);

/** The row rules of a record: which apply, and which the user has not the permission for. */
export const WhyRules = ({ rules, hasEmployee }: { rules: readonly WhyRule[]; hasEmployee: boolean }) => {
  const text = usePeopleText();
  const say = (key: string, otherwise: string): string => (isMessage(key) ? text(key) : otherwise);
  const nameOf = (name: string): string => {
    const [, id] = /^sub_job (\d+)$/.exec(name) ?? [];
    return id === undefined ? say(`rule_${name}`, name) : text('rule_sub_job', { id });
  };
  return (
    <>
      <p className="why-hint">
        {text('rules_hint')}
        {!hasEmployee && ` ${text('no_employee')}`}
      </p>
      <ul className="why-lines">
        {rules.map(({ name, kind, code, state }) => (
          <li key={`${kind} ${name}`} data-held={state === 'not_held' ? undefined : ''}>
            <Mark met={state === 'met'} label={text(state === 'met' ? 'met' : 'not_met')} />
            <span className="why-code">
              <span>
                <span className="why-kind">{say(`rule_kind_${kind}`, kind)}</span> <strong>{nameOf(name)}</strong>{' '}
                {code && <code>{code}</code>}
              </span>
              <span className="why-source">{say(`state_${state}`, state)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};
