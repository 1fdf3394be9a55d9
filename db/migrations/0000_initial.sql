CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limits_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"impersonated_by" text,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"role" text DEFAULT 'traveler' NOT NULL,
	"banned" boolean DEFAULT false NOT NULL,
	"ban_reason" text,
	"ban_expires" timestamp with time zone,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"chats_rated_since" timestamp with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('traveler', 'annotator', 'researcher', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "annotation_judges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"name" text NOT NULL,
	"by" text NOT NULL,
	"model" text,
	"prompt_hash" text,
	"scripted" boolean NOT NULL,
	"repeats" integer NOT NULL,
	"status" text NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "annotation_judges_name" UNIQUE("project_id","name"),
	CONSTRAINT "annotation_judges_by" CHECK ("annotation_judges"."by" in ('rules', 'model')),
	CONSTRAINT "annotation_judges_status" CHECK ("annotation_judges"."status" in ('running', 'stopped', 'finished')),
	CONSTRAINT "annotation_judges_repeats" CHECK ("annotation_judges"."repeats" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "annotation_judgments" (
	"judge_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"repeat" integer NOT NULL,
	"scores" jsonb,
	"problem" text,
	"cost_usd" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "annotation_judgments_judge_id_item_id_repeat_pk" PRIMARY KEY("judge_id","item_id","repeat"),
	CONSTRAINT "annotation_judgments_outcome" CHECK (("annotation_judgments"."scores" is null) <> ("annotation_judgments"."problem" is null))
);
--> statement-breakpoint
CREATE TABLE "annotation_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" jsonb NOT NULL,
	"source" jsonb NOT NULL,
	"key" jsonb,
	"chat_id" uuid,
	"taken_back" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "annotation_items_position" UNIQUE("project_id","position")
);
--> statement-breakpoint
CREATE TABLE "annotation_projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"open_to_all" boolean NOT NULL,
	"raters_ever" integer DEFAULT 0 NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "annotation_projects_status" CHECK ("annotation_projects"."status" in ('open', 'paused', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "annotation_raters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" text,
	"import_key" text,
	"pseudonym" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "annotation_raters_pseudonym" UNIQUE("project_id","pseudonym"),
	CONSTRAINT "annotation_raters_once" UNIQUE("project_id","user_id"),
	CONSTRAINT "annotation_raters_import" UNIQUE("project_id","import_key")
);
--> statement-breakpoint
CREATE TABLE "annotation_rubrics" (
	"project_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"rubric" jsonb NOT NULL,
	CONSTRAINT "annotation_rubrics_project_id_version_pk" PRIMARY KEY("project_id","version")
);
--> statement-breakpoint
CREATE TABLE "annotation_adjudications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"author_id" text,
	"rubric_version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"rationale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "annotation_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"rater_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "annotation_drafts" (
	"item_id" uuid NOT NULL,
	"rater_id" uuid NOT NULL,
	"pass" text NOT NULL,
	"answers" jsonb NOT NULL,
	"seconds" double precision NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "annotation_drafts_item_id_rater_id_pass_pk" PRIMARY KEY("item_id","rater_id","pass"),
	CONSTRAINT "annotation_drafts_pass" CHECK ("annotation_drafts"."pass" in ('rating', 'repeat'))
);
--> statement-breakpoint
CREATE TABLE "annotation_ratings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"rater_id" uuid NOT NULL,
	"pass" text NOT NULL,
	"request_id" uuid NOT NULL,
	"rubric_version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"seconds" double precision,
	"supersedes" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "annotation_ratings_supersedes_unique" UNIQUE("supersedes"),
	CONSTRAINT "annotation_ratings_request" UNIQUE("rater_id","request_id"),
	CONSTRAINT "annotation_ratings_pass" CHECK ("annotation_ratings"."pass" in ('rating', 'repeat')),
	CONSTRAINT "annotation_ratings_seconds" CHECK ("annotation_ratings"."seconds" between 0 and 86400)
);
--> statement-breakpoint
CREATE TABLE "annotation_repeats" (
	"item_id" uuid NOT NULL,
	"rater_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "annotation_repeats_item_id_rater_id_pk" PRIMARY KEY("item_id","rater_id")
);
--> statement-breakpoint
CREATE TABLE "annotation_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item_id" uuid NOT NULL,
	"rater_id" uuid NOT NULL,
	"pass" text NOT NULL,
	"supersedes" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "annotation_reservations_pass" CHECK ("annotation_reservations"."pass" in ('rating', 'repeat'))
);
--> statement-breakpoint
CREATE TABLE "annotation_skips" (
	"item_id" uuid NOT NULL,
	"rater_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "annotation_skips_item_id_rater_id_pk" PRIMARY KEY("item_id","rater_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text,
	"text" text NOT NULL,
	"rated" boolean NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "episode_events" (
	"episode_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"type" text NOT NULL,
	"event" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "episode_events_episode_id_sequence_pk" PRIMARY KEY("episode_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "episodes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"run_id" text,
	"agent" text NOT NULL,
	"world_name" text NOT NULL,
	"world_source" text NOT NULL,
	"world_hash" text NOT NULL,
	"seed" integer NOT NULL,
	"length" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "episodes_kind" CHECK ("episodes"."kind" in ('trip', 'trial')),
	CONSTRAINT "episodes_run_of_trial" CHECK (("episodes"."kind" = 'trial') = ("episodes"."run_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "payloads" (
	"episode_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "payloads_episode_id_hash_pk" PRIMARY KEY("episode_id","hash")
);
--> statement-breakpoint
CREATE TABLE "model_spending" (
	"user_id" text,
	"day" date NOT NULL,
	"tokens" bigint NOT NULL,
	"cost_usd" double precision NOT NULL,
	CONSTRAINT "model_spending_of_day" UNIQUE NULLS NOT DISTINCT("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "offer_answers" (
	"key" text NOT NULL,
	"day" date NOT NULL,
	"take" integer NOT NULL,
	"until" date,
	"bytes" integer NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "offer_answers_key_day_take_pk" PRIMARY KEY("key","day","take")
);
--> statement-breakpoint
CREATE TABLE "price_checks" (
	"user_id" text,
	"day" date NOT NULL,
	"checks" integer NOT NULL,
	CONSTRAINT "price_checks_of_day" UNIQUE NULLS NOT DISTINCT("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "trip_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trip_id" uuid NOT NULL,
	"world_name" text NOT NULL,
	"until" date,
	"snapshot" text NOT NULL,
	"report" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"world" text NOT NULL,
	"kind" text NOT NULL,
	"place_id" text NOT NULL,
	"place_name" text NOT NULL,
	"text" text NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "place_reports_kind" CHECK ("place_reports"."kind" in ('stay', 'meal', 'visit'))
);
--> statement-breakpoint
CREATE TABLE "remembered_preferences" (
	"user_id" text NOT NULL,
	"entry" text NOT NULL,
	"value" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "remembered_preferences_user_id_entry_pk" PRIMARY KEY("user_id","entry")
);
--> statement-breakpoint
CREATE TABLE "run_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "run_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"task_set_id" text NOT NULL,
	"identity" jsonb,
	"identity_hash" text,
	"sees" text NOT NULL,
	"limits" jsonb,
	"status" text NOT NULL,
	"problem" text,
	"total" integer NOT NULL,
	"finished" integer DEFAULT 0 NOT NULL,
	"spent_usd" double precision DEFAULT 0 NOT NULL,
	"lost_usd" double precision DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"standing" jsonb,
	"report" jsonb,
	"started_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "runs_kind" CHECK ("runs"."kind" in ('run', 'external', 'submission')),
	CONSTRAINT "runs_status_known" CHECK ("runs"."status" in ('queued', 'running', 'finished', 'cancelled', 'stopped'))
);
--> statement-breakpoint
CREATE TABLE "search_progress" (
	"trip_id" uuid PRIMARY KEY NOT NULL,
	"progress" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trip_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token" text NOT NULL,
	"with_costs" boolean NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shares_token_unique" UNIQUE("token"),
	CONSTRAINT "shares_kind" CHECK ("shares"."kind" in ('view', 'calendar', 'edit'))
);
--> statement-breakpoint
CREATE TABLE "task_sets" (
	"id" text PRIMARY KEY NOT NULL,
	"benchmark" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"task_set_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"facets" json NOT NULL,
	"counts" json NOT NULL,
	"content" json NOT NULL,
	CONSTRAINT "tasks_task_set_id_id_pk" PRIMARY KEY("task_set_id","id")
);
--> statement-breakpoint
CREATE TABLE "trip_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trip_id" uuid NOT NULL,
	"record_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trip_members" (
	"trip_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"share_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trip_members_trip_id_user_id_pk" PRIMARY KEY("trip_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "trip_votes" (
	"trip_id" uuid NOT NULL,
	"record_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"value" smallint NOT NULL,
	CONSTRAINT "trip_votes_trip_id_record_id_user_id_pk" PRIMARY KEY("trip_id","record_id","user_id"),
	CONSTRAINT "trip_votes_value" CHECK ("trip_votes"."value" in (1, -1))
);
--> statement-breakpoint
CREATE TABLE "version_authors" (
	"trip_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "version_authors_trip_id_version_pk" PRIMARY KEY("trip_id","version")
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"run_id" text NOT NULL,
	"task_id" text NOT NULL,
	"trial" integer NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"episode_id" uuid,
	"result" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "trials_run_id_task_id_trial_pk" PRIMARY KEY("run_id","task_id","trial"),
	CONSTRAINT "trials_status_known" CHECK ("trials"."status" in ('waiting', 'running', 'finished', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "trip_owners" (
	"trip_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "trip_versions" (
	"trip_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"base" integer,
	"cause" jsonb NOT NULL,
	"request" jsonb NOT NULL,
	"itinerary" jsonb NOT NULL,
	"unscheduled" jsonb NOT NULL,
	"checks" jsonb NOT NULL,
	"kept_on_purpose" jsonb NOT NULL,
	"proven" boolean,
	"other_trips" jsonb NOT NULL,
	"cost_minor" integer NOT NULL,
	"cost_from_minor" integer,
	"currency" text NOT NULL,
	"broken" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "trip_versions_trip_id_number_pk" PRIMARY KEY("trip_id","number")
);
--> statement-breakpoint
CREATE TABLE "trips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text,
	"text" text NOT NULL,
	"request" jsonb NOT NULL,
	"objective" text NOT NULL,
	"status" text NOT NULL,
	"no_plan" jsonb,
	"problem" text,
	"version" integer,
	"redo" jsonb NOT NULL,
	"proposal" jsonb,
	"replan" jsonb,
	"bookings" jsonb NOT NULL,
	"summary" jsonb,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trips_objective" CHECK ("trips"."objective" in ('preferences', 'cost', 'time')),
	CONSTRAINT "trips_status" CHECK ("trips"."status" in ('planning', 'planned', 'infeasible', 'failed', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_judges" ADD CONSTRAINT "annotation_judges_project_id_annotation_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."annotation_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_judgments" ADD CONSTRAINT "annotation_judgments_judge_id_annotation_judges_id_fk" FOREIGN KEY ("judge_id") REFERENCES "public"."annotation_judges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_judgments" ADD CONSTRAINT "annotation_judgments_item_id_annotation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."annotation_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_items" ADD CONSTRAINT "annotation_items_project_id_annotation_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."annotation_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_items" ADD CONSTRAINT "annotation_items_chat_id_episodes_id_fk" FOREIGN KEY ("chat_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_projects" ADD CONSTRAINT "annotation_projects_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_raters" ADD CONSTRAINT "annotation_raters_project_id_annotation_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."annotation_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_raters" ADD CONSTRAINT "annotation_raters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_rubrics" ADD CONSTRAINT "annotation_rubrics_project_id_annotation_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."annotation_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_adjudications" ADD CONSTRAINT "annotation_adjudications_item_id_annotation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."annotation_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_adjudications" ADD CONSTRAINT "annotation_adjudications_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_comments" ADD CONSTRAINT "annotation_comments_item_id_annotation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."annotation_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_comments" ADD CONSTRAINT "annotation_comments_rater_id_annotation_raters_id_fk" FOREIGN KEY ("rater_id") REFERENCES "public"."annotation_raters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_drafts" ADD CONSTRAINT "annotation_drafts_item_id_annotation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."annotation_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_drafts" ADD CONSTRAINT "annotation_drafts_rater_id_annotation_raters_id_fk" FOREIGN KEY ("rater_id") REFERENCES "public"."annotation_raters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_ratings" ADD CONSTRAINT "annotation_ratings_item_id_annotation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."annotation_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_ratings" ADD CONSTRAINT "annotation_ratings_rater_id_annotation_raters_id_fk" FOREIGN KEY ("rater_id") REFERENCES "public"."annotation_raters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_ratings" ADD CONSTRAINT "annotation_ratings_supersedes_annotation_ratings_id_fk" FOREIGN KEY ("supersedes") REFERENCES "public"."annotation_ratings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_repeats" ADD CONSTRAINT "annotation_repeats_item_id_annotation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."annotation_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_repeats" ADD CONSTRAINT "annotation_repeats_rater_id_annotation_raters_id_fk" FOREIGN KEY ("rater_id") REFERENCES "public"."annotation_raters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_reservations" ADD CONSTRAINT "annotation_reservations_item_id_annotation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."annotation_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_reservations" ADD CONSTRAINT "annotation_reservations_rater_id_annotation_raters_id_fk" FOREIGN KEY ("rater_id") REFERENCES "public"."annotation_raters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_reservations" ADD CONSTRAINT "annotation_reservations_supersedes_annotation_ratings_id_fk" FOREIGN KEY ("supersedes") REFERENCES "public"."annotation_ratings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_skips" ADD CONSTRAINT "annotation_skips_item_id_annotation_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."annotation_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotation_skips" ADD CONSTRAINT "annotation_skips_rater_id_annotation_raters_id_fk" FOREIGN KEY ("rater_id") REFERENCES "public"."annotation_raters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_id_episodes_id_fk" FOREIGN KEY ("id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episode_events" ADD CONSTRAINT "episode_events_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "episodes" ADD CONSTRAINT "episodes_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payloads" ADD CONSTRAINT "payloads_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_spending" ADD CONSTRAINT "model_spending_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_checks" ADD CONSTRAINT "price_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_offers" ADD CONSTRAINT "trip_offers_trip_id_episodes_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_preferences" ADD CONSTRAINT "remembered_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_tokens" ADD CONSTRAINT "run_tokens_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_tokens" ADD CONSTRAINT "run_tokens_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_task_set_id_task_sets_id_fk" FOREIGN KEY ("task_set_id") REFERENCES "public"."task_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_progress" ADD CONSTRAINT "search_progress_trip_id_episodes_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_trip_id_episodes_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_task_set_id_task_sets_id_fk" FOREIGN KEY ("task_set_id") REFERENCES "public"."task_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_comments" ADD CONSTRAINT "trip_comments_trip_id_episodes_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_comments" ADD CONSTRAINT "trip_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_members" ADD CONSTRAINT "trip_members_trip_id_episodes_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_members" ADD CONSTRAINT "trip_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_members" ADD CONSTRAINT "trip_members_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_votes" ADD CONSTRAINT "trip_votes_trip_id_episodes_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_votes" ADD CONSTRAINT "trip_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_authors" ADD CONSTRAINT "version_authors_trip_id_episodes_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_owners" ADD CONSTRAINT "trip_owners_trip_id_episodes_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_owners" ADD CONSTRAINT "trip_owners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_versions" ADD CONSTRAINT "trip_versions_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_id_episodes_id_fk" FOREIGN KEY ("id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "annotation_judgments_item" ON "annotation_judgments" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "annotation_items_chat" ON "annotation_items" USING btree ("chat_id");--> statement-breakpoint
CREATE INDEX "annotation_raters_user" ON "annotation_raters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "annotation_adjudications_item" ON "annotation_adjudications" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "annotation_comments_item" ON "annotation_comments" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "annotation_ratings_first" ON "annotation_ratings" USING btree ("item_id","rater_id","pass") WHERE "annotation_ratings"."supersedes" is null;--> statement-breakpoint
CREATE INDEX "annotation_ratings_rater" ON "annotation_ratings" USING btree ("rater_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "annotation_reservations_held" ON "annotation_reservations" USING btree ("rater_id") WHERE "annotation_reservations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "annotation_reservations_item" ON "annotation_reservations" USING btree ("item_id") WHERE "annotation_reservations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "episode_events_type" ON "episode_events" USING btree ("episode_id","type");--> statement-breakpoint
CREATE INDEX "episodes_run" ON "episodes" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "offer_answers_day" ON "offer_answers" USING btree ("day");--> statement-breakpoint
CREATE INDEX "trip_offers_trip" ON "trip_offers" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "place_reports_open" ON "place_reports" USING btree ("done_at","reported_at");--> statement-breakpoint
CREATE INDEX "run_tokens_run" ON "run_tokens" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "runs_status" ON "runs" USING btree ("status");--> statement-breakpoint
CREATE INDEX "runs_task_set" ON "runs" USING btree ("task_set_id");--> statement-breakpoint
CREATE INDEX "shares_trip" ON "shares" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "trip_comments_trip" ON "trip_comments" USING btree ("trip_id");--> statement-breakpoint
CREATE INDEX "trip_comments_user" ON "trip_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trip_members_user" ON "trip_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trip_votes_user" ON "trip_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trials_next" ON "trials" USING btree ("run_id","status","trial","position");--> statement-breakpoint
CREATE INDEX "trials_finished" ON "trials" USING btree ("run_id","finished_at");--> statement-breakpoint
CREATE INDEX "trials_episode" ON "trials" USING btree ("episode_id");--> statement-breakpoint
CREATE INDEX "trials_revision" ON "trials" USING btree ("run_id","revision");--> statement-breakpoint
CREATE INDEX "trip_owners_user" ON "trip_owners" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "trips_pending" ON "trips" USING btree ("id") WHERE "trips"."status" = 'planning' or "trips"."replan" is not null;