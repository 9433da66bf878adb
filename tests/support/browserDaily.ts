import { randomUUID } from 'node:crypto';
import { civilDateOf, type CivilDate } from '#domain/civilDate';
import { aBuilder, api } from './browserApi';

/** A gunite crew that a demo account belongs to from here on; the foreman works with an application crew by the demo data. */
const crewOf = async (account: string): Promise<number> => {
  const { crews, users } = await api<{
    crews: { items: { id: number }[] };
    users: { items: { employee_id: number }[] };
  }>(
    'admin',
    `{ crews(filter: { lookup_company_division_id: { eq: 2 }, is_active: { eq: true } }) { items { id } }
      users(filter: { email: { eq: "${account}@trowel.test" } }) { items { employee_id } } }`,
  );
  const [crew, id] = [crews.items[0]?.id ?? 0, users.items[0]?.employee_id ?? 0];
  const { employee } = await api<{ employee: { version: number; employee_crews: { id: number; crew_id: number }[] } }>(
    'admin',
    'query ($id: Int!) { employee(id: $id) { version employee_crews { id crew_id } } }',
    { id },
  );
  const { version, employee_crews } = employee;
  if (!employee_crews.some(({ crew_id }) => crew_id === crew))
    await api(
      'admin',
      'mutation ($id: Int!, $employee: EmployeePatch!) { updateEmployee(id: $id, employee: $employee) { id } }',
      { id, employee: { version, employee_crews: [...employee_crews, { crew_id: crew }] } },
    );
  return crew;
};

export interface Shot {
  id: number;
  name: string;
  sub_job: number;
}

/** A job on which the crew of an account shoots, today when no day is given. @param more of its sub-job */
export const aShotJob = async (
  more: Record<string, unknown> = {},
  account = 'foreman',
  date: CivilDate = civilDateOf(new Date()),
): Promise<Shot> => {
  const name = `Quiet Harbor ${randomUUID().slice(0, 8)}`;
  const company = await aBuilder();
  const crew = await crewOf(account);
  const { made } = await api<{ made: { id: number } }>(
    'office',
    'mutation ($job: JobInput!) { made: createJob(job: $job) { id } }',
    {
      job: {
        name,
        company: { id: company.id },
        is_display: false,
        is_commercial: false,
        is_central_texas: false,
        sub_jobs: [
          {
            job_category: { id: 1 },
            is_cash_on_delivery: false,
            is_critical_note: false,
            gunite_details: {
              gunite_history: [{ type: { id: 1 }, gunite_date: date, crew: { id: crew } }],
            },
            ...more,
          },
        ],
      },
    },
  );
  const { job } = await api<{ job: { sub_jobs: { id: number }[] } }>(
    'office',
    'query ($id: Int!) { job(id: $id) { sub_jobs { id } } }',
    { id: made.id },
  );
  return { id: made.id, name, sub_job: job.sub_jobs[0]?.id ?? 0 };
};
