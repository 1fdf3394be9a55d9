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
CREATE TABLE "remembered_preferences" (
	"user_id" text NOT NULL,
	"entry" text NOT NULL,
	"value" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "remembered_preferences_user_id_entry_pk" PRIMARY KEY("user_id","entry")
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_id_episodes_id_fk" FOREIGN KEY ("id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_preferences" ADD CONSTRAINT "remembered_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;