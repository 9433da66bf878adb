/**
 * The four workloads. Each says what it asks of every server, and `facts`, which brings the answers to one form: they must be
 * equal before anything is timed.
 */
const sorted = (rows, key) => rows.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));

const OURS_NESTED = `{ jobs(filter: { is_estimate: { eq: false } }, sort: { field: id, order: ASC }, page: { number: 1, size: 50 }) { items {
  id name city address_line_1 company_id
  job_details { id job_category_id status_id plan_ia crew_informations { id phase_type_id status_id date crew_id job_order notes } } } } }`;
const PEER_NESTED = `{ allJobs(first: 50, orderBy: [ID_ASC], condition: { isEstimate: false, deletedAt: null }) { nodes {
  rowId name city addressLine1 companyId
  jobDetailsByJobId(orderBy: [ID_ASC], condition: { deletedAt: null }) { nodes { rowId jobCategoryId statusId planIa
    crewInformationsByJobDetailId(orderBy: [ID_ASC]) { nodes { rowId phaseTypeId statusId date crewId jobOrder notes } } } } } } }`;

const nested = {
  name: '50 jobs with sub-jobs and crew entries',
  ours: () => ({ query: OURS_NESTED }),
  peer: () => ({ query: PEER_NESTED.replaceAll('ID_ASC', 'ROW_ID_ASC') }),
  floor: () => ({}),
  facts: {
    ours: ({ data }) =>
      data.jobs.items.map((job) => [
        job.id,
        job.name,
        job.city,
        job.address_line_1,
        job.company_id,
        job.job_details.map((part) => [
          part.id,
          part.job_category_id,
          part.status_id,
          part.plan_ia,
          part.crew_informations.map((row) => [
            row.id,
            row.phase_type_id,
            row.status_id,
            row.date,
            row.crew_id,
            row.job_order,
            row.notes,
          ]),
        ]),
      ]),
    peer: ({ data }) =>
      data.allJobs.nodes.map((job) => [
        job.rowId,
        job.name,
        job.city,
        job.addressLine1,
        job.companyId,
        job.jobDetailsByJobId.nodes.map((part) => [
          part.rowId,
          part.jobCategoryId,
          part.statusId,
          part.planIa === null ? null : Number(part.planIa),
          part.crewInformationsByJobDetailId.nodes.map((row) => [
            row.rowId,
            row.phaseTypeId,
            row.statusId,
            row.date,
            row.crewId,
            row.jobOrder,
            row.notes,
          ]),
        ]),
      ]),
    floor: (jobs) =>
      jobs.map((job) => [
        job.id,
        job.name,
        job.city,
        job.address_line_1,
        job.company_id,
        job.job_details.map((part) => [
          part.id,
          part.job_category_id,
          part.status_id,
          part.plan_ia,
          part.crew_informations.map((row) => [
            row.id,
            row.phase_type_id,
            row.status_id,
            row.date,
            row.crew_id,
            row.job_order,
            row.notes,
          ]),
        ]),
      ]),
  },
};

const OURS_BOARD = `query ($date: Date) { boardCards(category: pebble, view: week, date: $date) { cursor today
  crews { id name subdivision }
  sub_jobs { id job_id version status_id requested_app_date job_name company_name city key_map pebble_perimeter plan_ia mmg_ia colors critical_note badges readiness { missing }
    summary { prep_date scheduled_app_date detail_date } }
  cards { key id version job_detail_id phase_id status_id crew_id foreman_name date job_order position notes } } }`;
const FACE = 'isCashOnDelivery isCriticalNote isInPrintQueue isInvoiced';
const PEER_BOARD = `query ($first: Date!, $last: Date!) {
  allCrews(condition: { lookupCompanyDivisionId: 3 }) { nodes { rowId name subdivision } }
  boardSubJobs(firstDay: $first, lastDay: $last) { nodes { rowId jobId version statusId pebblePerimeter planIa mmgIa criticalNote ${FACE}
    jobByJobId { name city keyMap isCommercial customerByCompanyId { companyName } }
    pebbleDetailByJobDetailId { requestedAppDate prepDate scheduledAppDate detailDate isRequestForm isSlurryPickup isCompleteChipOut isUpdateChannelDrain isTrimTile isTrashPickUp }
    presiteByJobDetailId { checkinDate isWaterOnSite isAccessToPower isWeeping }
    colorAdditionsByJobDetailId { nodes { lookupPebbleColorByColorId { name } } }
    crewInformationsByJobDetailId { nodes { rowId version phaseTypeId statusId crewId employeeByForemanId { firstName lastName } date jobOrder position notes } }
    crewRepairJobsByJobDetailId(condition: { companyDivisionId: 3 }) { nodes { rowId version pebblePhaseTypeId statusId crewId date notes } } } } }`;

const board = {
  name: 'the pebble week board',
  ours: ({ monday }) => ({ query: OURS_BOARD, variables: { date: monday } }),
  peer: ({ monday, sunday }) => ({ query: PEER_BOARD, variables: { first: monday, last: sunday } }),
  floor: ({ monday, sunday }) => ({ monday, sunday }),
  facts: {
    ours: ({ data: { boardCards } }) => ({
      subJobs: sorted(
        boardCards.sub_jobs.map(
          (one) =>
            `${one.id} ${one.status_id} ${one.job_name} ${one.company_name} ${one.plan_ia} ${one.summary?.prep_date ?? null}`,
        ),
        (text) => text,
      ),
      cards: sorted(
        boardCards.cards
          .filter(({ id }) => id > 0)
          .map((card) => `${card.key} ${card.status_id} ${card.crew_id} ${card.date} ${card.foreman_name ?? null}`),
        (text) => text,
      ),
    }),
    peer: ({
      data: {
        boardSubJobs: { nodes },
      },
    }) => ({
      subJobs: sorted(
        nodes.map(
          (one) =>
            `${one.rowId} ${one.statusId} ${one.jobByJobId.name} ${one.jobByJobId.customerByCompanyId.companyName} ${one.planIa === null ? null : Number(one.planIa)} ${one.pebbleDetailByJobDetailId?.prepDate ?? null}`,
        ),
        (text) => text,
      ),
      cards: sorted(
        nodes.flatMap((one) => [
          ...one.crewInformationsByJobDetailId.nodes.map(
            (row) =>
              `crew_information:${row.rowId} ${row.statusId} ${row.crewId} ${row.date} ${row.employeeByForemanId ? `${row.employeeByForemanId.firstName} ${row.employeeByForemanId.lastName}` : null}`,
          ),
          ...one.crewRepairJobsByJobDetailId.nodes.map(
            (row) => `crew_repair_job:${row.rowId} ${row.statusId} ${row.crewId} ${row.date} null`,
          ),
        ]),
        (text) => text,
      ),
    }),
    floor: ({ sub_jobs, entries, repairs }) => ({
      subJobs: sorted(
        sub_jobs.map(
          (one) => `${one.id} ${one.status_id} ${one.job_name} ${one.company_name} ${one.plan_ia} ${one.prep_date}`,
        ),
        (text) => text,
      ),
      cards: sorted(
        [
          ...entries.map(
            (row) => `crew_information:${row.id} ${row.status_id} ${row.crew_id} ${row.date} ${row.foreman_name}`,
          ),
          ...repairs.map((row) => `crew_repair_job:${row.id} ${row.status_id} ${row.crew_id} ${row.date} null`),
        ],
        (text) => text,
      ),
    }),
  },
};

const OURS_LIST = `query ($city: String) { homeowners(filter: { city: { eq: $city } }, sort: { field: last_name, order: ASC }, page: { number: 1, size: 25 }) {
  items { id first_name last_name city state zip_code email_address phone_number } total_count } }`;
const PEER_LIST = `query ($city: String) { allHomeowners(first: 25, condition: { city: $city, deletedAt: null }, orderBy: [LAST_NAME_ASC, ROW_ID_ASC]) {
  nodes { rowId firstName lastName city state zipCode emailAddress phoneNumber } totalCount } }`;

const list = {
  name: 'a filtered and sorted list of 25 with its total',
  ours: ({ city }) => ({ query: OURS_LIST, variables: { city } }),
  peer: ({ city }) => ({ query: PEER_LIST, variables: { city } }),
  floor: ({ city }) => ({ city }),
  facts: {
    ours: ({ data: { homeowners } }) => [
      homeowners.total_count,
      homeowners.items.map((row) => [
        row.id,
        row.first_name,
        row.last_name,
        row.city,
        row.state,
        row.zip_code,
        row.email_address,
        row.phone_number,
      ]),
    ],
    peer: ({ data: { allHomeowners } }) => [
      allHomeowners.totalCount,
      allHomeowners.nodes.map((row) => [
        row.rowId,
        row.firstName,
        row.lastName,
        row.city,
        row.state,
        row.zipCode,
        row.emailAddress,
        row.phoneNumber,
      ]),
    ],
    floor: ({ total_count, items }) => [
      total_count,
      items.map((row) => [
        row.id,
        row.first_name,
        row.last_name,
        row.city,
        row.state,
        row.zip_code,
        row.email_address,
        row.phone_number,
      ]),
    ],
  },
};

const OURS_MOVE =
  'mutation ($input: CrewInfoEntryInput!) { updatePebbleWeeklyBoardCrewInfoEntry(crewInfoEntryInput: $input) { id } }';
const PEER_MOVE =
  'mutation ($id: Int!, $date: Date, $crew: Int) { updateCrewInformationByRowId(input: { rowId: $id, crewInformationPatch: { date: $date, crewId: $crew } }) { crewInformation { rowId } } }';

const move = {
  name: 'one card move',
  ours: ({ id, subJob, date, crew }) => ({
    query: OURS_MOVE,
    variables: {
      input: {
        id,
        job_detail_id: subJob,
        phase_type_id: 2,
        date,
        crew_id: crew,
        status: { id: 2 },
        awaiting_builder: false,
      },
    },
  }),
  peer: ({ id, date, crew }) => ({ query: PEER_MOVE, variables: { id, date, crew } }),
  floor: (input) => input,
  facts: {
    ours: ({ data }) => data.updatePebbleWeeklyBoardCrewInfoEntry.id,
    peer: ({ data }) => data.updateCrewInformationByRowId.crewInformation.rowId,
    floor: ({ id }) => id,
  },
};

export const WORKLOADS = { nested, board, list, move };
