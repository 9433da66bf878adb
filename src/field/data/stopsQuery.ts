import { gql } from '../../dataProvider/gql';
import { narrowed } from '../../dataProvider/narrowed';
import { DAY_NOTE } from '../../page/dayNoteFields';
import type { MyStops } from './fieldApi';

export const SITE =
  'id job_id category_id job_name company_name address_line_1 city state zip_code pin is_place_known key_map gate_code homeowner critical_note job_notes may_edit may_upload calls { role name phone extension }';

export const FILE =
  'id file_name document_url thumbnail_url view_url is_picture size upload_date caption taken_at is_camera_time sent_by';

export const STOP_ORDER = 'id driver_in on_job leave_job is_complete';

/** The stops of a day: apart from the other questions, since it leaves before their file has come. */
export const STOPS_QUERY = narrowed<{ myStops: MyStops }>(
  gql(`query MyStops { myStops { today days is_linked stops { key category kind job_detail_id date start start_time order description crew_name
  yards square_feet colors order_type may_write promised_to promised_date notes picture_count work_order { ${STOP_ORDER} } site { ${SITE} }
  pictures { ${FILE} } } day_notes { ${DAY_NOTE} } } }`),
);
