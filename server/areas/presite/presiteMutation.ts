import { updatePresiteSchedule } from './updatePresiteSchedule';
import { runCommand } from '../../pipeline/runCommand';
import type { Builder } from '../../api/builder';
import { placesOf } from '../../api/callPlaces';
import { mutationOf } from '../../api/mutationOf';

/** `updatePresiteSchedule` [BAPI-014 BAPI-021]. Answers the command, so that undo finds its need. */
export const addPresiteMutation = (builder: Builder): typeof updatePresiteSchedule => {
  const answer = builder.objectRef<{ id: number }>('UpdatedPresiteSchedule').implement({
    fields: (t) => ({ id: t.exposeInt('id', { nullable: false, description: 'The presite_id.' }) }),
  });
  builder.mutationField(updatePresiteSchedule.name, (t) =>
    t.field({
      type: answer,
      nullable: false,
      extensions: { need: updatePresiteSchedule.need, places: placesOf(updatePresiteSchedule) },
      args: {
        presite_id: t.arg.int({ required: true, description: 'job_presite_details_id of a schedule item.' }),
        employee_id: t.arg.int({ description: 'The supervisor; null, -2 and -3 are nobody.' }),
        scheduled_date: t.arg.string({ description: 'YYYY-MM-DD.' }),
        version: t.arg.int({ description: 'Of the presite as last read.' }),
      },
      resolve: (_root, args, context) => runCommand(updatePresiteSchedule, args, mutationOf(context)),
    }),
  );
  return updatePresiteSchedule;
};
