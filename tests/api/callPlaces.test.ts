import { describe, expect, it } from 'vitest';
import { productSchema } from '../../server/areas';

const fields = productSchema().schema.getMutationType()?.getFields() ?? {};

describe('what a call touches', () => {
  it('is told by every call that moves cards, so that a document holds it all before its first call runs', () => {
    const telling = Object.values(fields).filter(({ extensions }) => extensions.places !== undefined);
    expect(telling.map(({ name }) => name).sort()).toEqual([
      'applyBoardPlan',
      'rainOut',
      'setAwaitingBuilder',
      'updateBoardSortOrder',
      'updateCrewRepairJobEntry',
      'updateGuniteBoardHistoryEntry',
      'updateJobDetailDayView',
      'updatePebbleWeeklyBoardCrewInfoEntry',
      'updatePresiteSchedule',
      'updateWarrantySchedule',
      'updateWarrantyScheduleEnd',
    ]);
  });

  it('is read from its arguments alone, and is nothing for arguments that it refuses', () => {
    const places = fields.setAwaitingBuilder?.extensions.places;
    expect(places?.({ job_detail_id: 7, is_awaiting_builder: true })).toEqual({ subJobs: [7] });
    expect(places?.({ job_detail_id: 'seven', is_awaiting_builder: true })).toBeNull();
  });
});
