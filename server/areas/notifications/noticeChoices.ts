import { NOTICE_KINDS, USUAL_WAYS, type NoticeChoice, type NoticeKind } from '#domain/notifications/kinds';
import { can, HAS_ACCESS } from '#domain/access/can';
import type { Actor } from '../../access/actor';
import { runText, type Runner } from '../../db/statement';

const PERSON = `
  select u.is_central_texas_job_created_recipient as central, u.is_email_transmission_failed_recipient as mails, r.code = 'AD' as administers
  from app_user u left join role r on r.id = u.role_id where u.id = $1`;
const CHOSEN = 'select kind, by_bell, by_mail from notice_choice where user_id = $1';

/** The kinds of notices that may reach a person, by what the person is and may do. */
const reaching = async (runner: Runner, actor: Actor): Promise<ReadonlySet<NoticeKind>> => {
  const [person] = await runText(runner, PERSON, [actor.user_id]);
  const { permissions, employee_id, preliminary_estimate_action: action } = actor;
  const by: Readonly<Record<NoticeKind, boolean>> = {
    central_texas_job: person?.central === true,
    mail_failed: person?.mails === true || person?.administers === true,
    estimate_to_approve: action === 'approve',
    estimate_approved: action !== 'none',
    presite: employee_id !== null,
    warranty_visit: employee_id !== null,
    crew_day: employee_id !== null,
    mention: can(permissions, HAS_ACCESS),
    reorder: permissions.has('CAN_EDIT_INVENTORY'),
    access: permissions.has('CAN_ADMINISTER_USER'),
    disk: person?.administers === true,
  };
  return new Set(NOTICE_KINDS.filter((kind) => by[kind]));
};

/** By what a person hears of each kind of notice that may reach that person, in the order of the kinds [MSG-004]. */
export const noticeChoices = async (runner: Runner, actor: Actor): Promise<NoticeChoice[]> => {
  const kinds = await reaching(runner, actor);
  const chosen = new Map(
    (await runText(runner, CHOSEN, [actor.user_id])).map(({ kind, by_bell, by_mail }) => [
      kind,
      { by_bell: by_bell === true, by_mail: by_mail === true },
    ]),
  );
  return [...kinds].map((kind) => ({ kind, ...(chosen.get(kind) ?? USUAL_WAYS) }));
};
