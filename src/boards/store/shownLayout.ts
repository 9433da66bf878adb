import type { BoardLayout } from '#domain/boards/layout';

/** A board of one group has its trays together: those of no stage stand behind the group's own. */
export const shownLayout = (layout: BoardLayout): BoardLayout => {
  const [only, ...others] = layout.groups;
  if (!only || others.length > 0 || only.group.rows.of !== 'crews') return layout;
  return { groups: [{ ...only, trays: [...only.trays, ...layout.loose] }], loose: [] };
};
