import { TRI_STEMS, type Permission } from './permissions';

/** Minutes that an administrator sees the product as somebody else. */
export const VIEW_MINUTES = 30;

/** The facts by which rights are compared. */
interface Rights {
  user_id: number;
  permissions: ReadonlySet<Permission>;
  preliminary_estimate_action: 'none' | 'create' | 'approve';
}

const ACTIONS = ['none', 'create', 'approve'] as const;
/** A code that takes rights away: who lacks it has more. */
const RESTRICTING: ReadonlySet<Permission> = new Set<Permission>(['IS_SUBCONTRACTOR']);

/** Whether every right of a user is one of the viewer too. */
const isWithin = (viewer: Rights, viewed: Rights): boolean =>
  [...viewed.permissions].every((code) => RESTRICTING.has(code) || viewer.permissions.has(code)) &&
  [...viewer.permissions].every((code) => !RESTRICTING.has(code) || viewed.permissions.has(code)) &&
  ACTIONS.indexOf(viewed.preliminary_estimate_action) <= ACTIONS.indexOf(viewer.preliminary_estimate_action);

/** Whether a user may see the product as another one: nobody sees more than he may [OPS-008]. */
export const mayView = (viewer: Rights, viewed: Rights): boolean =>
  viewer.permissions.has('CAN_ADMINISTER_USER') && viewer.user_id !== viewed.user_id && isWithin(viewer, viewed);

/** Whether a code does nothing but write. */
export const isWriting = (code: Permission): boolean =>
  /^CAN_(EDIT|DELETE|MERGE|MOVE|SEND|MOBILE_UPLOAD)(_|$)/.test(code);

/** What may be seen by each code that may change it. */
const SEEN_BY: ReadonlyMap<Permission, Permission> = new Map(
  TRI_STEMS.map((stem) => [`CAN_EDIT_${stem}`, `CAN_VIEW_${stem}`]),
);

/**
 * The rights of a user who is seen by somebody else: all that he sees, and nothing that only writes. Codes that open
 * screens and write there are among them.
 */
export const readingRights = (held: ReadonlySet<Permission>): ReadonlySet<Permission> =>
  new Set([...held].flatMap((code) => (isWriting(code) ? (SEEN_BY.get(code) ?? []) : [code])));
