-- Administrator, office manager and office staff hold the new right, and so does whoever could merge before: by the right to delete.
INSERT INTO "role_permission" ("role_id", "category_name", "has_permission")
SELECT r."id", 'CAN_MERGE_RECORDS', coalesce(r."code" IN ('AD', 'OM', 'OS'), false) OR EXISTS (
  SELECT FROM "role_permission" d WHERE d."role_id" = r."id" AND d."category_name" = 'CAN_DELETE_JOB' AND d."has_permission")
FROM "role" r ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Users who were given or refused that right by name keep what they had.
INSERT INTO "user_permission" ("user_id", "category_name", "has_permission")
SELECT "user_id", 'CAN_MERGE_RECORDS', "has_permission" FROM "user_permission" WHERE "category_name" = 'CAN_DELETE_JOB'
ON CONFLICT DO NOTHING;
