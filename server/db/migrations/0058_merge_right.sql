-- Whoever could merge before keeps it: by the right to delete. Beside them the administrator holds the new right, and office staff who may change the people of jobs.
INSERT INTO "role_permission" ("role_id", "category_name", "has_permission")
SELECT r."id", 'CAN_MERGE_RECORDS', coalesce(r."code" = 'AD', false) OR EXISTS (
  SELECT FROM "role_permission" d WHERE d."role_id" = r."id" AND d."category_name" = 'CAN_DELETE_JOB' AND d."has_permission"
) OR (coalesce(r."code" = 'OS', false) AND EXISTS (
  SELECT FROM "role_permission" e WHERE e."role_id" = r."id" AND e."access_level" = 'edit'
    AND e."category_name" IN ('GUNITE_JOB_ALL', 'PLASTER_JOBS_ALL', 'WARRANTY_JOBS', 'ESTIMATE')))
FROM "role" r ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Users who were given or refused that right by name keep what they had.
INSERT INTO "user_permission" ("user_id", "category_name", "has_permission")
SELECT "user_id", 'CAN_MERGE_RECORDS', "has_permission" FROM "user_permission" WHERE "category_name" = 'CAN_DELETE_JOB'
ON CONFLICT DO NOTHING;
