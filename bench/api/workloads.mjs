/**
 * The four workloads. Each says what it asks of a server, and where there is a peer `facts`, which brings the answers to one form:
 * they must be equal before anything is timed. The floor repeats the statements of ours.
 */
const sorted = (rows, key) => rows.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));

/** What the job form asks for, in whole: the job, and each of its sub-jobs with all groups. */
const page = (fields) => ({
  name: 'the page of a job with all its fields',
  ours: ({ id }) => ({ query: `query ($id: Int!) { job(id: $id) { ${fields} } }`, variables: { id } }),
});

const OURS_BOARD = `query ($date: Date, $since: String) { boardCards(category: pebble, view: week, date: $date, since: $since) { cursor today
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
  ours: ({ monday, since }) => ({ query: OURS_BOARD, variables: { date: monday, since } }),
  peer: ({ monday, sunday }) => ({ query: PEER_BOARD, variables: { first: monday, last: sunday } }),
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
        override: { reason_code: 'correction' }, // moves of the bench may break a chain
      },
    },
  }),
  peer: ({ id, date, crew }) => ({ query: PEER_MOVE, variables: { id, date, crew } }),
  facts: {
    ours: ({ data }) => data.updatePebbleWeeklyBoardCrewInfoEntry.id,
    peer: ({ data }) => data.updateCrewInformationByRowId.crewInformation.rowId,
  },
};

/** @param fields of a job, as the form asks for them */
export const workloads = (fields) => ({ page: page(fields), board, list, move });
