ALTER TABLE "payloads" RENAME TO "shared_payloads";--> statement-breakpoint
CREATE TABLE "payloads" (
	"episode_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "payloads_episode_id_hash_pk" PRIMARY KEY("episode_id","hash")
);
--> statement-breakpoint
ALTER TABLE "payloads" ADD CONSTRAINT "payloads_episode_id_episodes_id_fk" FOREIGN KEY ("episode_id") REFERENCES "public"."episodes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "payloads" ("episode_id", "hash", "content")
	SELECT DISTINCT "used"."episode_id", "used"."hash", "shared"."content"
	FROM (
		SELECT "episode_id", "reference"."value" AS "hash"
		FROM "episode_events", jsonb_each_text("event" -> 'payloads') AS "reference"
	) AS "used"
	JOIN "shared_payloads" AS "shared" ON "shared"."hash" = "used"."hash";--> statement-breakpoint
DROP TABLE "shared_payloads";
