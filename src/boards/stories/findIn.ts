import { decisionContext, type ShownBoard } from '#domain/boards/boardFacts';
import { parseBinKey } from '#domain/boards/bins';
import { placementOf } from '#domain/boards/placement';
import type { FoundCard } from '../store/boardApi';

/** The search of a story's server: by the name of the job. */
export const findIn = (facts: ShownBoard, text: string): FoundCard[] => {
  const ctx = decisionContext(facts);
  return [...facts.cards.values()].flatMap((card): FoundCard[] => {
    const subJob = facts.sub_jobs.get(card.job_detail_id);
    const bin = subJob ? placementOf(card, subJob, ctx) : null;
    if (!subJob || bin === null || !subJob.job_name?.toLowerCase().includes(text.toLowerCase())) return [];
    const { job_id, id: job_detail_id, job_name, company_name, address_line_1, city } = subJob;
    const { key, phase_id, type_id, status_id } = card;
    const place = parseBinKey(bin);
    const crew_name = place?.crew_id ? (facts.crews.get(place.crew_id)?.name ?? null) : null;
    return [
      {
        category: facts.config.category,
        key,
        job_id,
        job_detail_id,
        job_name,
        company_name,
        address_line_1,
        city,
        phase_id,
        type_id,
        status_id,
        bin,
        crew_name,
        date: place?.date ?? null,
      },
    ];
  });
};
