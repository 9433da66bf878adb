/** So many roles, and so many persons, a view or a mapping can be shared with. */
export const MAX_SHARED = 100;

/** A role or a person, as one picks it. */
export interface SharedWith {
  id: number;
  name: string;
}

/** With whom a view or a mapping is shared, as the API answers it [ADM-016]. */
export interface Sharing {
  /** Everybody who may read the list sees it. */
  is_shared: boolean;
  /** Whose people see it; for those who may change it, empty for others. */
  shared_roles: readonly SharedWith[];
  shared_users: readonly SharedWith[];
}

/** Whether anybody but its owner sees it. */
export const isSharedAtAll = ({ is_shared, shared_roles, shared_users }: Sharing): boolean =>
  is_shared || shared_roles.length > 0 || shared_users.length > 0;

/** A role or a person to share with, and whether the list is theirs to read: a share alone shows nothing. */
export interface ShareChoice extends SharedWith {
  may_read: boolean;
}
