import { NOBODY, type Need } from '../access/can';
import { sourceStem } from '../access/grantableOf';
import type { Permission } from '../access/permissions';
import type { LocalText } from '../localText';
import type { DialectName, SourceTable } from './sourceTable';

/** What a source is governed by: codes of the closed list that its setting names, or rights of its own. */
export interface SourceRule {
  name: string;
  see?: Permission | undefined;
  edit?: Permission | undefined;
}

/**
 * What seeing and changing a source needs [SRC-001]. Without `see` in its setting it has rights of its own, which roles
 * and users are given; whoever administers users could give them to themselves, and has them.
 */
export const sourceNeeds = ({ name, see, edit }: SourceRule): { see: Need; edit: Need } => {
  if (see !== undefined) return { see, edit: edit === undefined ? NOBODY : { all: [see, edit] } };
  const stem = sourceStem(name);
  return {
    see: { any: [`CAN_VIEW_${stem}`, 'CAN_ADMINISTER_USER'] },
    edit: { any: [`CAN_EDIT_${stem}`, 'CAN_ADMINISTER_USER'] },
  };
};

/** A source whose rights roles are given. */
export interface SourceRight {
  name: string;
  label: LocalText;
}

/** A source as the menu names it; `tables` is null while it does not answer. */
export interface SourceInMenu {
  name: string;
  label: LocalText;
  may_edit: boolean;
  /** The type whose records a product may name as its vendor. */
  vendors?: string;
  tables: readonly { name: string; label_plural: string; route: string }[] | null;
}

/** All that the screens of a source need to know. */
export interface SourceAccess {
  name: string;
  label: LocalText;
  dialect: DialectName;
  may_edit: boolean;
  tables: readonly SourceTable[];
}
