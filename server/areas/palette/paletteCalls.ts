import { CALLS } from '#domain/access/calls';
import { HIT_KINDS, type PaletteHit } from '#domain/palette/hits';
import { findHits } from './findHits';
import type { SchemaModule } from '../../api/schema';

/** What the command palette finds among the records. */
export const palette: SchemaModule = ({ builder }) => {
  const kind = builder.enumType('PaletteKind', { values: HIT_KINDS });
  const hit = builder.objectRef<PaletteHit>('PaletteHit').implement({
    fields: (t) => ({
      kind: t.field({ type: kind, nullable: false, resolve: (found) => found.kind }),
      id: t.exposeInt('id', { nullable: false }),
      label: t.exposeString('label', { nullable: false }),
      note: t.exposeString('note', { nullable: false }),
      status: t.exposeString('status', { nullable: true }),
      next_date: t.expose('next_date', { type: 'Date', nullable: true }),
      is_inactive: t.exposeBoolean('is_inactive', { nullable: false }),
    }),
  });
  builder.queryField('palette', (t) =>
    t.field({
      type: [hit],
      nullable: false,
      description:
        'Jobs, estimates, builders, homeowners and employees that hold all words of a text, a few of each kind; nothing of what the user may not see.',
      extensions: { need: CALLS.palette.need },
      args: { text: t.arg.string({ required: true }) },
      resolve: (_root, { text }, context) => findHits(context, text),
    }),
  );
};
