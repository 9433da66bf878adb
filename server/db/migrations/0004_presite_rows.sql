-- Every gunite and pebble sub-job has its presite from the moment it is made; those made before get theirs.
insert into "presite" ("job_detail_id")
select "d"."id" from "job_detail" "d"
where "d"."job_category_id" in (1, 2) and not exists (select from "presite" "p" where "p"."job_detail_id" = "d"."id")
order by "d"."id";
