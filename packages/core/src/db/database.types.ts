// Generated from the migrations by "pnpm --filter @grow/backend run types". Never edited by hand.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "action_items": {
                  Row: {
                    "answered_at": string | null,"answered_by": string | null,"answered_week": number | null,"assigned_to": string | null,"created_at": string,"created_by": string | null,"due_week": number | null,"from_user": string | null,"id": string,"source_id": string | null,"source_kind": string,"source_week": number | null,"state": string,"team_id": string,"text": string,"updated_at": string,"word": string
                  }
                  ComputedFields: never
                  Insert: {
                    "answered_at"?: string | null,"answered_by"?: string | null,"answered_week"?: number | null,"assigned_to"?: string | null,"created_at"?: string,"created_by"?: string | null,"due_week"?: number | null,"from_user"?: string | null,"id"?: string,"source_id"?: string | null,"source_kind": string,"source_week"?: number | null,"state"?: string,"team_id": string,"text": string,"updated_at"?: string,"word"?: string
                  }
                  Update: {
                    "answered_at"?: string | null,"answered_by"?: string | null,"answered_week"?: number | null,"assigned_to"?: string | null,"created_at"?: string,"created_by"?: string | null,"due_week"?: number | null,"from_user"?: string | null,"id"?: string,"source_id"?: string | null,"source_kind"?: string,"source_week"?: number | null,"state"?: string,"team_id"?: string,"text"?: string,"updated_at"?: string,"word"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "action_items_answered_by_fkey"
      columns: ["answered_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "action_items_assigned_to_fkey"
      columns: ["assigned_to"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "action_items_created_by_fkey"
      columns: ["created_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "action_items_from_user_fkey"
      columns: ["from_user"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "action_items_team_id_fkey"
      columns: ["team_id"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    }
                  ]
                },"advice": {
                  Row: {
                    "author_id": string | null,"created_at": string,"id": string,"team_id": string,"text": string
                  }
                  ComputedFields: never
                  Insert: {
                    "author_id"?: string | null,"created_at"?: string,"id"?: string,"team_id": string,"text": string
                  }
                  Update: {
                    "author_id"?: string | null,"created_at"?: string,"id"?: string,"team_id"?: string,"text"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "advice_author_id_fkey"
      columns: ["author_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "advice_team_id_fkey"
      columns: ["team_id"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    }
                  ]
                },"announcement_recipients": {
                  Row: {
                    "announcement_id": string,"attempts": number,"created_at": string,"error": string | null,"mail": string,"mail_id": string | null,"mailed_at": string | null,"next_at": string | null,"notified_at": string | null,"repeats": number,"retries": number,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "announcement_id": string,"attempts"?: number,"created_at"?: string,"error"?: string | null,"mail"?: string,"mail_id"?: string | null,"mailed_at"?: string | null,"next_at"?: string | null,"notified_at"?: string | null,"repeats"?: number,"retries"?: number,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "announcement_id"?: string,"attempts"?: number,"created_at"?: string,"error"?: string | null,"mail"?: string,"mail_id"?: string | null,"mailed_at"?: string | null,"next_at"?: string | null,"notified_at"?: string | null,"repeats"?: number,"retries"?: number,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "announcement_recipients_announcement_id_fkey"
      columns: ["announcement_id"]
isOneToOne: false
      referencedRelation: "announcements"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "announcement_recipients_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"announcements": {
                  Row: {
                    "audience": (string)[],"body_de": string,"body_en": string,"by_mail": boolean,"corrects_id": string | null,"created_at": string,"created_by": string | null,"id": string,"is_important": boolean,"link": string | null,"retried_at": string | null,"rules": NonNullable<Json>,"season_id": string,"send_at": string | null,"sent_at": string | null,"state": string,"stopped_at": string | null,"title_de": string,"title_en": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "audience"?: (string)[],"body_de"?: string,"body_en"?: string,"by_mail"?: boolean,"corrects_id"?: string | null,"created_at"?: string,"created_by"?: string | null,"id"?: string,"is_important"?: boolean,"link"?: string | null,"retried_at"?: string | null,"rules"?: NonNullable<Json>,"season_id": string,"send_at"?: string | null,"sent_at"?: string | null,"state"?: never,"stopped_at"?: string | null,"title_de"?: string,"title_en"?: string,"updated_at"?: string
                  }
                  Update: {
                    "audience"?: (string)[],"body_de"?: string,"body_en"?: string,"by_mail"?: boolean,"corrects_id"?: string | null,"created_at"?: string,"created_by"?: string | null,"id"?: string,"is_important"?: boolean,"link"?: string | null,"retried_at"?: string | null,"rules"?: NonNullable<Json>,"season_id"?: string,"send_at"?: string | null,"sent_at"?: string | null,"state"?: never,"stopped_at"?: string | null,"title_de"?: string,"title_en"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "announcements_corrects_id_fkey"
      columns: ["corrects_id"]
isOneToOne: false
      referencedRelation: "announcements"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "announcements_created_by_fkey"
      columns: ["created_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "announcements_season_id_fkey"
      columns: ["season_id"]
isOneToOne: false
      referencedRelation: "seasons"
      referencedColumns: ["id"]
    }
                  ]
                },"audit_log": {
                  Row: {
                    "action": string,"actor_id": string | null,"after": Json | null,"before": Json | null,"created_at": string,"entity": string,"entity_id": string | null,"hidden": (string)[],"id": number,"is_automatic": boolean,"is_own": boolean,"kind": string,"person_id": string | null,"person_ids": (string)[],"reason": string | null,"subject": NonNullable<Json>,"team_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "action": string,"actor_id"?: string | null,"after"?: Json | null,"before"?: Json | null,"created_at"?: string,"entity": string,"entity_id"?: string | null,"hidden"?: (string)[],"id"?: never,"is_automatic"?: boolean,"is_own"?: boolean,"kind": string,"person_id"?: string | null,"person_ids"?: (string)[],"reason"?: string | null,"subject"?: NonNullable<Json>,"team_id"?: string | null
                  }
                  Update: {
                    "action"?: string,"actor_id"?: string | null,"after"?: Json | null,"before"?: Json | null,"created_at"?: string,"entity"?: string,"entity_id"?: string | null,"hidden"?: (string)[],"id"?: never,"is_automatic"?: boolean,"is_own"?: boolean,"kind"?: string,"person_id"?: string | null,"person_ids"?: (string)[],"reason"?: string | null,"subject"?: NonNullable<Json>,"team_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "audit_log_actor_id_fkey"
      columns: ["actor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"ballot_scores": {
                  Row: {
                    "ballot_id": string,"client_key": string | null,"comment_jury": string,"comment_team": string,"created_at": string,"finished_at": string | null,"round_id": string,"scores": NonNullable<Json>,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "ballot_id": string,"client_key"?: string | null,"comment_jury"?: string,"comment_team"?: string,"created_at"?: string,"finished_at"?: string | null,"round_id": string,"scores"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Update: {
                    "ballot_id"?: string,"client_key"?: string | null,"comment_jury"?: string,"comment_team"?: string,"created_at"?: string,"finished_at"?: string | null,"round_id"?: string,"scores"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "ballot_scores_ballot_id_fkey"
      columns: ["ballot_id"]
isOneToOne: true
      referencedRelation: "ballots"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "ballot_scores_round_id_fkey"
      columns: ["round_id"]
isOneToOne: false
      referencedRelation: "rounds"
      referencedColumns: ["id"]
    }
                  ]
                },"ballots": {
                  Row: {
                    "admitted_by": string | null,"admitted_reason": string,"created_at": string,"entered_by": string | null,"id": string,"is_comment_held": boolean,"juror_id": string,"kind": string,"recused_reason": string,"round_id": string,"state": string,"submitted_at": string | null,"team_id": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "admitted_by"?: string | null,"admitted_reason"?: string,"created_at"?: string,"entered_by"?: string | null,"id"?: string,"is_comment_held"?: boolean,"juror_id": string,"kind"?: string,"recused_reason"?: string,"round_id": string,"state"?: string,"submitted_at"?: string | null,"team_id": string,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "admitted_by"?: string | null,"admitted_reason"?: string,"created_at"?: string,"entered_by"?: string | null,"id"?: string,"is_comment_held"?: boolean,"juror_id"?: string,"kind"?: string,"recused_reason"?: string,"round_id"?: string,"state"?: string,"submitted_at"?: string | null,"team_id"?: string,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "ballots_admitted_by_fkey"
      columns: ["admitted_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "ballots_entered_by_fkey"
      columns: ["entered_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "ballots_round_id_juror_id_fkey"
      columns: ["round_id","juror_id"]
isOneToOne: false
      referencedRelation: "juror_grants"
      referencedColumns: ["round_id","user_id"]
    },{
      foreignKeyName: "ballots_round_id_team_id_fkey"
      columns: ["round_id","team_id"]
isOneToOne: false
      referencedRelation: "round_teams"
      referencedColumns: ["round_id","team_id"]
    }
                  ]
                },"checklist_items": {
                  Row: {
                    "assigned_to": string | null,"created_at": string,"created_by": string | null,"done_at": string | null,"done_by": string | null,"due_on": string | null,"id": string,"key": string | null,"position": number,"team_id": string,"text": string | null,"updated_at": string,"week": number
                  }
                  ComputedFields: never
                  Insert: {
                    "assigned_to"?: string | null,"created_at"?: string,"created_by"?: string | null,"done_at"?: string | null,"done_by"?: string | null,"due_on"?: string | null,"id"?: string,"key"?: string | null,"position": number,"team_id": string,"text"?: string | null,"updated_at"?: string,"week": number
                  }
                  Update: {
                    "assigned_to"?: string | null,"created_at"?: string,"created_by"?: string | null,"done_at"?: string | null,"done_by"?: string | null,"due_on"?: string | null,"id"?: string,"key"?: string | null,"position"?: number,"team_id"?: string,"text"?: string | null,"updated_at"?: string,"week"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "checklist_items_assigned_to_fkey"
      columns: ["assigned_to"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "checklist_items_created_by_fkey"
      columns: ["created_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "checklist_items_done_by_fkey"
      columns: ["done_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "checklist_items_team_id_fkey"
      columns: ["team_id"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    }
                  ]
                },"confidences": {
                  Row: {
                    "created_at": string,"id": string,"settled_at": string | null,"settled_by": string | null,"team_id": string | null,"text": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"settled_at"?: string | null,"settled_by"?: string | null,"team_id"?: string | null,"text": string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"settled_at"?: string | null,"settled_by"?: string | null,"team_id"?: string | null,"text"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "confidences_settled_by_fkey"
      columns: ["settled_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "confidences_team_id_fkey"
      columns: ["team_id"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "confidences_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"consents": {
                  Row: {
                    "created_at": string,"given_at": string,"id": string,"kind": string,"user_id": string,"version": string,"withdrawn_at": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"given_at"?: string,"id"?: string,"kind": string,"user_id"?: string,"version": string,"withdrawn_at"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"given_at"?: string,"id"?: string,"kind"?: string,"user_id"?: string,"version"?: string,"withdrawn_at"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "consents_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"criteria": {
                  Row: {
                    "anchors_de": (string)[],"anchors_en": (string)[],"created_at": string,"id": string,"name_de": string,"name_en": string,"position": number,"question_de": string,"question_en": string,"round_id": string,"updated_at": string,"weight": number
                  }
                  ComputedFields: never
                  Insert: {
                    "anchors_de": (string)[],"anchors_en": (string)[],"created_at"?: string,"id"?: string,"name_de": string,"name_en": string,"position": number,"question_de"?: string,"question_en"?: string,"round_id": string,"updated_at"?: string,"weight": number
                  }
                  Update: {
                    "anchors_de"?: (string)[],"anchors_en"?: (string)[],"created_at"?: string,"id"?: string,"name_de"?: string,"name_en"?: string,"position"?: number,"question_de"?: string,"question_en"?: string,"round_id"?: string,"updated_at"?: string,"weight"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "criteria_round_id_fkey"
      columns: ["round_id"]
isOneToOne: false
      referencedRelation: "rounds"
      referencedColumns: ["id"]
    }
                  ]
                },"data_reads": {
                  Row: {
                    "columns": (string)[],"filter": NonNullable<Json>,"id": number,"look_key": string | null,"people_count": number,"person_ids": (string)[],"read_at": string,"reader_id": string | null,"user_id": string | null,"what": string
                  }
                  ComputedFields: never
                  Insert: {
                    "columns"?: (string)[],"filter"?: NonNullable<Json>,"id"?: never,"look_key"?: string | null,"people_count"?: number,"person_ids"?: (string)[],"read_at"?: string,"reader_id"?: string | null,"user_id"?: string | null,"what": string
                  }
                  Update: {
                    "columns"?: (string)[],"filter"?: NonNullable<Json>,"id"?: never,"look_key"?: string | null,"people_count"?: number,"person_ids"?: (string)[],"read_at"?: string,"reader_id"?: string | null,"user_id"?: string | null,"what"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "data_reads_reader_id_fkey"
      columns: ["reader_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "data_reads_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"data_requests": {
                  Row: {
                    "answer": string,"asked_at": string,"came_by": string,"closed_at": string | null,"created_at": string,"due_at": string,"handled_by": string | null,"id": string,"kind": string,"state": string,"text": string,"updated_at": string,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "answer"?: string,"asked_at"?: string,"came_by"?: string,"closed_at"?: string | null,"created_at"?: string,"due_at": string,"handled_by"?: string | null,"id"?: string,"kind": string,"state"?: string,"text"?: string,"updated_at"?: string,"user_id"?: string | null
                  }
                  Update: {
                    "answer"?: string,"asked_at"?: string,"came_by"?: string,"closed_at"?: string | null,"created_at"?: string,"due_at"?: string,"handled_by"?: string | null,"id"?: string,"kind"?: string,"state"?: string,"text"?: string,"updated_at"?: string,"user_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "data_requests_handled_by_fkey"
      columns: ["handled_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "data_requests_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"event_figures": {
                  Row: {
                    "created_at": string,"event_id": string,"online_taken": number,"online_waiting": number,"onsite_taken": number,"onsite_waiting": number,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"event_id": string,"online_taken"?: number,"online_waiting"?: number,"onsite_taken"?: number,"onsite_waiting"?: number,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"event_id"?: string,"online_taken"?: number,"online_waiting"?: number,"onsite_taken"?: number,"onsite_waiting"?: number,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "event_figures_event_id_fkey"
      columns: ["event_id"]
isOneToOne: true
      referencedRelation: "events"
      referencedColumns: ["id"]
    }
                  ]
                },"event_registrations": {
                  Row: {
                    "before_check_in": Json | null,"cancelled_at": string | null,"cancelled_from": string | null,"checked_in_at": string | null,"checked_in_by": string | null,"client_key": string | null,"created_at": string,"desk": string | null,"event_id": string,"id": string,"offer_expires_at": string | null,"position": number,"reminded_at": string | null,"seat": string,"seated_at": string | null,"status": string,"taken_back": (string)[],"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "before_check_in"?: Json | null,"cancelled_at"?: string | null,"cancelled_from"?: string | null,"checked_in_at"?: string | null,"checked_in_by"?: string | null,"client_key"?: string | null,"created_at"?: string,"desk"?: string | null,"event_id": string,"id"?: string,"offer_expires_at"?: string | null,"position": number,"reminded_at"?: string | null,"seat": string,"seated_at"?: string | null,"status": string,"taken_back"?: (string)[],"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "before_check_in"?: Json | null,"cancelled_at"?: string | null,"cancelled_from"?: string | null,"checked_in_at"?: string | null,"checked_in_by"?: string | null,"client_key"?: string | null,"created_at"?: string,"desk"?: string | null,"event_id"?: string,"id"?: string,"offer_expires_at"?: string | null,"position"?: number,"reminded_at"?: string | null,"seat"?: string,"seated_at"?: string | null,"status"?: string,"taken_back"?: (string)[],"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "event_registrations_checked_in_by_fkey"
      columns: ["checked_in_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "event_registrations_event_id_fkey"
      columns: ["event_id"]
isOneToOne: false
      referencedRelation: "events"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "event_registrations_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"events": {
                  Row: {
                    "agenda_de": string,"agenda_en": string,"body_de": string,"body_en": string,"bring_de": string,"bring_en": string,"cancel_message": string,"cancelled_at": string | null,"capacity_online": number | null,"capacity_onsite": number | null,"category": string,"city": string | null,"created_at": string,"ends_at": string,"hosts_de": string,"hosts_en": string,"id": string,"mandatory": boolean,"mode": string,"place_de": string,"place_en": string,"season_id": string,"sequence": number,"slug": string,"starts_at": string,"status": string,"street": string | null,"summary_de": string,"summary_en": string,"title_de": string,"title_en": string,"updated_at": string,"url": string | null,"visibility": string
                  }
                  ComputedFields: never
                  Insert: {
                    "agenda_de"?: string,"agenda_en"?: string,"body_de"?: string,"body_en"?: string,"bring_de"?: string,"bring_en"?: string,"cancel_message"?: string,"cancelled_at"?: string | null,"capacity_online"?: number | null,"capacity_onsite"?: number | null,"category": string,"city"?: string | null,"created_at"?: string,"ends_at": string,"hosts_de"?: string,"hosts_en"?: string,"id"?: string,"mandatory"?: boolean,"mode": string,"place_de"?: string,"place_en"?: string,"season_id": string,"sequence"?: number,"slug": string,"starts_at": string,"status"?: string,"street"?: string | null,"summary_de"?: string,"summary_en"?: string,"title_de"?: string,"title_en"?: string,"updated_at"?: string,"url"?: string | null,"visibility"?: string
                  }
                  Update: {
                    "agenda_de"?: string,"agenda_en"?: string,"body_de"?: string,"body_en"?: string,"bring_de"?: string,"bring_en"?: string,"cancel_message"?: string,"cancelled_at"?: string | null,"capacity_online"?: number | null,"capacity_onsite"?: number | null,"category"?: string,"city"?: string | null,"created_at"?: string,"ends_at"?: string,"hosts_de"?: string,"hosts_en"?: string,"id"?: string,"mandatory"?: boolean,"mode"?: string,"place_de"?: string,"place_en"?: string,"season_id"?: string,"sequence"?: number,"slug"?: string,"starts_at"?: string,"status"?: string,"street"?: string | null,"summary_de"?: string,"summary_en"?: string,"title_de"?: string,"title_en"?: string,"updated_at"?: string,"url"?: string | null,"visibility"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "events_season_id_fkey"
      columns: ["season_id"]
isOneToOne: false
      referencedRelation: "seasons"
      referencedColumns: ["id"]
    }
                  ]
                },"experiment_changes": {
                  Row: {
                    "before": NonNullable<Json>,"changed_at": string,"changed_by": string | null,"experiment_id": string,"id": string,"kind": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "before"?: NonNullable<Json>,"changed_at": string,"changed_by"?: string | null,"experiment_id": string,"id"?: string,"kind": string,"version": number
                  }
                  Update: {
                    "before"?: NonNullable<Json>,"changed_at"?: string,"changed_by"?: string | null,"experiment_id"?: string,"id"?: string,"kind"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "experiment_changes_changed_by_fkey"
      columns: ["changed_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "experiment_changes_experiment_id_fkey"
      columns: ["experiment_id"]
isOneToOne: false
      referencedRelation: "experiments"
      referencedColumns: ["id"]
    }
                  ]
                },"experiments": {
                  Row: {
                    "adds_interviews": number,"adds_pre_orders": number,"adds_revenue_cents": number,"adds_test_users": number,"author_id": string | null,"created_at": string,"decision": string | null,"happened_on": string,"hypothesis": string,"id": string,"is_draft": boolean,"links": (string)[],"method": string,"next_step": string,"people_agreed": boolean,"removed_at": string | null,"result_value": number | null,"seen": string,"target_value": number | null,"team_id": string,"unit": string,"updated_at": string,"updated_by": string | null,"verdict": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "adds_interviews"?: number,"adds_pre_orders"?: number,"adds_revenue_cents"?: number,"adds_test_users"?: number,"author_id"?: string | null,"created_at"?: string,"decision"?: string | null,"happened_on": string,"hypothesis"?: string,"id": string,"is_draft"?: boolean,"links"?: (string)[],"method"?: string,"next_step"?: string,"people_agreed"?: boolean,"removed_at"?: string | null,"result_value"?: number | null,"seen"?: string,"target_value"?: number | null,"team_id": string,"unit"?: string,"updated_at"?: string,"updated_by"?: string | null,"verdict"?: string,"version"?: number
                  }
                  Update: {
                    "adds_interviews"?: number,"adds_pre_orders"?: number,"adds_revenue_cents"?: number,"adds_test_users"?: number,"author_id"?: string | null,"created_at"?: string,"decision"?: string | null,"happened_on"?: string,"hypothesis"?: string,"id"?: string,"is_draft"?: boolean,"links"?: (string)[],"method"?: string,"next_step"?: string,"people_agreed"?: boolean,"removed_at"?: string | null,"result_value"?: number | null,"seen"?: string,"target_value"?: number | null,"team_id"?: string,"unit"?: string,"updated_at"?: string,"updated_by"?: string | null,"verdict"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "experiments_author_id_fkey"
      columns: ["author_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "experiments_team_id_fkey"
      columns: ["team_id"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "experiments_updated_by_fkey"
      columns: ["updated_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"faqs": {
                  Row: {
                    "answer_de": string,"answer_en": string,"created_at": string,"id": string,"position": number,"published": boolean,"question_de": string,"question_en": string,"slug": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "answer_de": string,"answer_en": string,"created_at"?: string,"id"?: string,"position": number,"published"?: boolean,"question_de": string,"question_en": string,"slug": string,"updated_at"?: string
                  }
                  Update: {
                    "answer_de"?: string,"answer_en"?: string,"created_at"?: string,"id"?: string,"position"?: number,"published"?: boolean,"question_de"?: string,"question_en"?: string,"slug"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"feed_tokens": {
                  Row: {
                    "created_at": string,"id": string,"last_read_at": string | null,"revoked_at": string | null,"token_hash": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"last_read_at"?: string | null,"revoked_at"?: string | null,"token_hash": string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"last_read_at"?: string | null,"revoked_at"?: string | null,"token_hash"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "feed_tokens_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"gate_corrections": {
                  Row: {
                    "becomes": string,"confirmed_at": string | null,"confirmed_by": string | null,"created_at": string,"id": string,"is_move_up": boolean,"proposed_by": string | null,"reason": string,"round_id": string,"team_id": string,"updated_at": string,"was": string
                  }
                  ComputedFields: never
                  Insert: {
                    "becomes": string,"confirmed_at"?: string | null,"confirmed_by"?: string | null,"created_at"?: string,"id"?: string,"is_move_up"?: boolean,"proposed_by"?: string | null,"reason": string,"round_id": string,"team_id": string,"updated_at"?: string,"was": string
                  }
                  Update: {
                    "becomes"?: string,"confirmed_at"?: string | null,"confirmed_by"?: string | null,"created_at"?: string,"id"?: string,"is_move_up"?: boolean,"proposed_by"?: string | null,"reason"?: string,"round_id"?: string,"team_id"?: string,"updated_at"?: string,"was"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "gate_corrections_confirmed_by_fkey"
      columns: ["confirmed_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "gate_corrections_proposed_by_fkey"
      columns: ["proposed_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "gate_corrections_round_id_team_id_fkey"
      columns: ["round_id","team_id"]
isOneToOne: false
      referencedRelation: "round_teams"
      referencedColumns: ["round_id","team_id"]
    }
                  ]
                },"gate_decisions": {
                  Row: {
                    "created_at": string,"decided_by": string | null,"decision": string,"is_by_hand": boolean,"reason": string,"round_id": string,"team_id": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"decided_by"?: string | null,"decision": string,"is_by_hand": boolean,"reason"?: string,"round_id": string,"team_id": string,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"decided_by"?: string | null,"decision"?: string,"is_by_hand"?: boolean,"reason"?: string,"round_id"?: string,"team_id"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "gate_decisions_decided_by_fkey"
      columns: ["decided_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "gate_decisions_round_id_team_id_fkey"
      columns: ["round_id","team_id"]
isOneToOne: true
      referencedRelation: "round_teams"
      referencedColumns: ["round_id","team_id"]
    }
                  ]
                },"gate_notes": {
                  Row: {
                    "author_id": string | null,"created_at": string,"id": string,"round_id": string,"team_id": string,"text": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "author_id"?: string | null,"created_at"?: string,"id"?: string,"round_id": string,"team_id": string,"text": string,"updated_at"?: string
                  }
                  Update: {
                    "author_id"?: string | null,"created_at"?: string,"id"?: string,"round_id"?: string,"team_id"?: string,"text"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "gate_notes_author_id_fkey"
      columns: ["author_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "gate_notes_round_id_team_id_fkey"
      columns: ["round_id","team_id"]
isOneToOne: false
      referencedRelation: "round_teams"
      referencedColumns: ["round_id","team_id"]
    }
                  ]
                },"hand_in_part_changes": {
                  Row: {
                    "began_at": string,"hand_in_id": string,"part_key": string,"team_id": string,"value": NonNullable<Json>,"version": number,"written_at": string,"written_by": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "began_at": string,"hand_in_id": string,"part_key": string,"team_id": string,"value": NonNullable<Json>,"version": number,"written_at": string,"written_by"?: string | null
                  }
                  Update: {
                    "began_at"?: string,"hand_in_id"?: string,"part_key"?: string,"team_id"?: string,"value"?: NonNullable<Json>,"version"?: number,"written_at"?: string,"written_by"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "hand_in_part_changes_of_hand_in"
      columns: ["team_id","hand_in_id"]
isOneToOne: false
      referencedRelation: "hand_ins"
      referencedColumns: ["team_id","id"]
    },{
      foreignKeyName: "hand_in_part_changes_written_by_fkey"
      columns: ["written_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"hand_in_parts": {
                  Row: {
                    "hand_in_id": string,"part_key": string,"team_id": string,"value": NonNullable<Json>,"version": number,"written_at": string,"written_by": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "hand_in_id": string,"part_key": string,"team_id": string,"value": NonNullable<Json>,"version": number,"written_at"?: string,"written_by"?: string | null
                  }
                  Update: {
                    "hand_in_id"?: string,"part_key"?: string,"team_id"?: string,"value"?: NonNullable<Json>,"version"?: number,"written_at"?: string,"written_by"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "hand_in_parts_of_hand_in"
      columns: ["team_id","hand_in_id"]
isOneToOne: false
      referencedRelation: "hand_ins"
      referencedColumns: ["team_id","id"]
    },{
      foreignKeyName: "hand_in_parts_written_by_fkey"
      columns: ["written_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"hand_in_verdicts": {
                  Row: {
                    "advice": NonNullable<Json>,"author_id": string | null,"created_at": string,"decision": string,"hand_in_id": string,"id": string,"note": string,"settled_at": string | null,"settles_at": string,"team_id": string,"version_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "advice"?: NonNullable<Json>,"author_id"?: string | null,"created_at"?: string,"decision": string,"hand_in_id": string,"id"?: string,"note"?: string,"settled_at"?: string | null,"settles_at": string,"team_id": string,"version_id": string
                  }
                  Update: {
                    "advice"?: NonNullable<Json>,"author_id"?: string | null,"created_at"?: string,"decision"?: string,"hand_in_id"?: string,"id"?: string,"note"?: string,"settled_at"?: string | null,"settles_at"?: string,"team_id"?: string,"version_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "hand_in_verdicts_author_id_fkey"
      columns: ["author_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "hand_in_verdicts_of_hand_in"
      columns: ["team_id","hand_in_id"]
isOneToOne: false
      referencedRelation: "hand_ins"
      referencedColumns: ["team_id","id"]
    },{
      foreignKeyName: "hand_in_verdicts_version_id_fkey"
      columns: ["version_id"]
isOneToOne: false
      referencedRelation: "hand_in_versions"
      referencedColumns: ["id"]
    }
                  ]
                },"hand_in_versions": {
                  Row: {
                    "created_at": string,"due_at_effective": string,"hand_in_id": string,"handed_in_at": string,"handed_in_by": string | null,"id": string,"is_by_clock": boolean,"is_complete": boolean,"is_late": boolean,"number": number,"parts": NonNullable<Json>,"replaced_at": string | null,"team_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"due_at_effective": string,"hand_in_id": string,"handed_in_at": string,"handed_in_by"?: string | null,"id"?: string,"is_by_clock": boolean,"is_complete": boolean,"is_late": boolean,"number": number,"parts": NonNullable<Json>,"replaced_at"?: string | null,"team_id": string
                  }
                  Update: {
                    "created_at"?: string,"due_at_effective"?: string,"hand_in_id"?: string,"handed_in_at"?: string,"handed_in_by"?: string | null,"id"?: string,"is_by_clock"?: boolean,"is_complete"?: boolean,"is_late"?: boolean,"number"?: number,"parts"?: NonNullable<Json>,"replaced_at"?: string | null,"team_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "hand_in_versions_handed_in_by_fkey"
      columns: ["handed_in_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "hand_in_versions_of_hand_in"
      columns: ["team_id","hand_in_id"]
isOneToOne: false
      referencedRelation: "hand_ins"
      referencedColumns: ["team_id","id"]
    }
                  ]
                },"hand_ins": {
                  Row: {
                    "clock_seen_at": string | null,"created_at": string,"due_at_effective": string | null,"extended_until": string | null,"extension_asked_at": string | null,"extension_asked_by": string | null,"extension_asked_reason": string | null,"extension_before": Json | null,"extension_declined_at": string | null,"extension_declined_reason": string | null,"extension_reason": string | null,"hands_in_by_clock": boolean,"id": string,"is_late": boolean | null,"is_overdue": boolean,"milestone_id": string,"reopened_before": Json | null,"return_due_at": string | null,"reviewer_id": string | null,"state": string,"taken_at": string | null,"taken_back_at": string | null,"team_id": string,"updated_at": string,"version": number
                  }
                  ComputedFields: never
                  Insert: {
                    "clock_seen_at"?: string | null,"created_at"?: string,"due_at_effective"?: string | null,"extended_until"?: string | null,"extension_asked_at"?: string | null,"extension_asked_by"?: string | null,"extension_asked_reason"?: string | null,"extension_before"?: Json | null,"extension_declined_at"?: string | null,"extension_declined_reason"?: string | null,"extension_reason"?: string | null,"hands_in_by_clock"?: boolean,"id"?: string,"is_late"?: boolean | null,"is_overdue"?: boolean,"milestone_id": string,"reopened_before"?: Json | null,"return_due_at"?: string | null,"reviewer_id"?: string | null,"state"?: string,"taken_at"?: string | null,"taken_back_at"?: string | null,"team_id": string,"updated_at"?: string,"version"?: number
                  }
                  Update: {
                    "clock_seen_at"?: string | null,"created_at"?: string,"due_at_effective"?: string | null,"extended_until"?: string | null,"extension_asked_at"?: string | null,"extension_asked_by"?: string | null,"extension_asked_reason"?: string | null,"extension_before"?: Json | null,"extension_declined_at"?: string | null,"extension_declined_reason"?: string | null,"extension_reason"?: string | null,"hands_in_by_clock"?: boolean,"id"?: string,"is_late"?: boolean | null,"is_overdue"?: boolean,"milestone_id"?: string,"reopened_before"?: Json | null,"return_due_at"?: string | null,"reviewer_id"?: string | null,"state"?: string,"taken_at"?: string | null,"taken_back_at"?: string | null,"team_id"?: string,"updated_at"?: string,"version"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "hand_ins_extension_asked_by_fkey"
      columns: ["extension_asked_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "hand_ins_milestone_id_fkey"
      columns: ["milestone_id"]
isOneToOne: false
      referencedRelation: "milestones"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "hand_ins_reviewer_id_fkey"
      columns: ["reviewer_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "hand_ins_team_id_fkey"
      columns: ["team_id"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    }
                  ]
                },"juror_conflicts": {
                  Row: {
                    "created_at": string,"declared_by": string | null,"reason": string,"round_id": string,"team_id": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"declared_by"?: string | null,"reason"?: string,"round_id": string,"team_id": string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"declared_by"?: string | null,"reason"?: string,"round_id"?: string,"team_id"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "juror_conflicts_round_id_team_id_fkey"
      columns: ["round_id","team_id"]
isOneToOne: false
      referencedRelation: "round_teams"
      referencedColumns: ["round_id","team_id"]
    },{
      foreignKeyName: "juror_conflicts_round_id_user_id_fkey"
      columns: ["round_id","user_id"]
isOneToOne: false
      referencedRelation: "juror_grants"
      referencedColumns: ["round_id","user_id"]
    }
                  ]
                },"juror_grants": {
                  Row: {
                    "created_at": string,"ready_at": string | null,"reminded_at": string | null,"round_id": string,"stage_id": string | null,"updated_at": string,"user_id": string,"withdrawn_at": string | null,"withdrawn_reason": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"ready_at"?: string | null,"reminded_at"?: string | null,"round_id": string,"stage_id"?: string | null,"updated_at"?: string,"user_id": string,"withdrawn_at"?: string | null,"withdrawn_reason"?: string
                  }
                  Update: {
                    "created_at"?: string,"ready_at"?: string | null,"reminded_at"?: string | null,"round_id"?: string,"stage_id"?: string | null,"updated_at"?: string,"user_id"?: string,"withdrawn_at"?: string | null,"withdrawn_reason"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "juror_grants_round_id_fkey"
      columns: ["round_id"]
isOneToOne: false
      referencedRelation: "rounds"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "juror_grants_stage_of_round"
      columns: ["round_id","stage_id"]
isOneToOne: false
      referencedRelation: "stages"
      referencedColumns: ["round_id","id"]
    }
                  ]
                },"mail_choices": {
                  Row: {
                    "created_at": string,"topic": string,"updated_at": string,"user_id": string,"wanted": boolean
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"topic": string,"updated_at"?: string,"user_id": string,"wanted": boolean
                  }
                  Update: {
                    "created_at"?: string,"topic"?: string,"updated_at"?: string,"user_id"?: string,"wanted"?: boolean
                  }
                  Relationships: [
                    {
      foreignKeyName: "mail_choices_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"mentor_absences": {
                  Row: {
                    "created_at": string,"ends_on": string,"id": string,"mentor_id": string,"stand_in_id": string | null,"starts_on": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"ends_on": string,"id"?: string,"mentor_id": string,"stand_in_id"?: string | null,"starts_on": string,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"ends_on"?: string,"id"?: string,"mentor_id"?: string,"stand_in_id"?: string | null,"starts_on"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "mentor_absences_mentor_id_fkey"
      columns: ["mentor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "mentor_absences_stand_in_id_fkey"
      columns: ["stand_in_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"mentor_assignments": {
                  Row: {
                    "answered_at": string | null,"asked_by": string | null,"created_at": string,"ended_at": string | null,"id": string,"mentor_id": string,"reason": string,"replaces_id": string | null,"stand_in_from": string | null,"stand_in_id": string | null,"stand_in_until": string | null,"status": string,"team_id": string,"updated_at": string,"withdraws_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "answered_at"?: string | null,"asked_by"?: string | null,"created_at"?: string,"ended_at"?: string | null,"id"?: string,"mentor_id": string,"reason"?: string,"replaces_id"?: string | null,"stand_in_from"?: string | null,"stand_in_id"?: string | null,"stand_in_until"?: string | null,"status"?: string,"team_id": string,"updated_at"?: string,"withdraws_id"?: string | null
                  }
                  Update: {
                    "answered_at"?: string | null,"asked_by"?: string | null,"created_at"?: string,"ended_at"?: string | null,"id"?: string,"mentor_id"?: string,"reason"?: string,"replaces_id"?: string | null,"stand_in_from"?: string | null,"stand_in_id"?: string | null,"stand_in_until"?: string | null,"status"?: string,"team_id"?: string,"updated_at"?: string,"withdraws_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "mentor_assignments_asked_by_fkey"
      columns: ["asked_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "mentor_assignments_mentor_id_fkey"
      columns: ["mentor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "mentor_assignments_replaces_id_fkey"
      columns: ["replaces_id"]
isOneToOne: false
      referencedRelation: "mentor_assignments"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "mentor_assignments_stand_in_id_fkey"
      columns: ["stand_in_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "mentor_assignments_team_id_fkey"
      columns: ["team_id"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "mentor_assignments_withdraws_id_fkey"
      columns: ["withdraws_id"]
isOneToOne: false
      referencedRelation: "mentor_assignments"
      referencedColumns: ["id"]
    }
                  ]
                },"mentor_conflicts": {
                  Row: {
                    "created_at": string,"id": string,"mentor_id": string,"person_id": string | null,"reason": string,"team_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"mentor_id": string,"person_id"?: string | null,"reason"?: string,"team_id"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"mentor_id"?: string,"person_id"?: string | null,"reason"?: string,"team_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "mentor_conflicts_mentor_id_fkey"
      columns: ["mentor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "mentor_conflicts_person_id_fkey"
      columns: ["person_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "mentor_conflicts_team_id_fkey"
      columns: ["team_id"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    }
                  ]
                },"mentor_notes": {
                  Row: {
                    "author_id": string | null,"created_at": string,"id": string,"team_id": string,"text": string,"updated_at": string,"version_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "author_id"?: string | null,"created_at"?: string,"id"?: string,"team_id": string,"text": string,"updated_at"?: string,"version_id"?: string | null
                  }
                  Update: {
                    "author_id"?: string | null,"created_at"?: string,"id"?: string,"team_id"?: string,"text"?: string,"updated_at"?: string,"version_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "mentor_notes_author_id_fkey"
      columns: ["author_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "mentor_notes_team_id_fkey"
      columns: ["team_id"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "mentor_notes_version_id_fkey"
      columns: ["version_id"]
isOneToOne: false
      referencedRelation: "hand_in_versions"
      referencedColumns: ["id"]
    }
                  ]
                },"mentor_pins": {
                  Row: {
                    "created_at": string,"mentor_id": string,"pinned_by": string | null,"team_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"mentor_id": string,"pinned_by"?: string | null,"team_id": string
                  }
                  Update: {
                    "created_at"?: string,"mentor_id"?: string,"pinned_by"?: string | null,"team_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "mentor_pins_mentor_id_fkey"
      columns: ["mentor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "mentor_pins_pinned_by_fkey"
      columns: ["pinned_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "mentor_pins_team_id_fkey"
      columns: ["team_id"]
isOneToOne: true
      referencedRelation: "teams"
      referencedColumns: ["id"]
    }
                  ]
                },"mentor_profiles": {
                  Row: {
                    "capacity": number,"cities": (string)[],"created_at": string,"languages": (string)[],"line": string,"takes_shared_queue": boolean,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "capacity"?: number,"cities"?: (string)[],"created_at"?: string,"languages"?: (string)[],"line"?: string,"takes_shared_queue"?: boolean,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "capacity"?: number,"cities"?: (string)[],"created_at"?: string,"languages"?: (string)[],"line"?: string,"takes_shared_queue"?: boolean,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "mentor_profiles_user_id_fkey"
      columns: ["user_id"]
isOneToOne: true
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"milestone_parts": {
                  Row: {
                    "created_at": string,"hint_de": string,"hint_en": string,"is_required": boolean,"key": string,"kind": string,"label_de": string,"label_en": string,"max_bytes": number | null,"max_characters": number | null,"max_count": number | null,"media_types": (string)[] | null,"milestone_id": string,"position": number,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"hint_de": string,"hint_en": string,"is_required"?: boolean,"key": string,"kind": string,"label_de": string,"label_en": string,"max_bytes"?: number | null,"max_characters"?: number | null,"max_count"?: number | null,"media_types"?: (string)[] | null,"milestone_id": string,"position": number,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"hint_de"?: string,"hint_en"?: string,"is_required"?: boolean,"key"?: string,"kind"?: string,"label_de"?: string,"label_en"?: string,"max_bytes"?: number | null,"max_characters"?: number | null,"max_count"?: number | null,"media_types"?: (string)[] | null,"milestone_id"?: string,"position"?: number,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "milestone_parts_milestone_id_fkey"
      columns: ["milestone_id"]
isOneToOne: false
      referencedRelation: "milestones"
      referencedColumns: ["id"]
    }
                  ]
                },"milestones": {
                  Row: {
                    "created_at": string,"due_at": string,"good_one_de": string,"good_one_en": string,"grace_minutes": number,"id": string,"leave_out_de": string,"leave_out_en": string,"must_prove_de": string,"must_prove_en": string,"opens_at": string,"season_id": string,"title_de": string,"title_en": string,"updated_at": string,"week": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"due_at": string,"good_one_de": string,"good_one_en": string,"grace_minutes"?: number,"id"?: string,"leave_out_de": string,"leave_out_en": string,"must_prove_de": string,"must_prove_en": string,"opens_at": string,"season_id": string,"title_de": string,"title_en": string,"updated_at"?: string,"week": number
                  }
                  Update: {
                    "created_at"?: string,"due_at"?: string,"good_one_de"?: string,"good_one_en"?: string,"grace_minutes"?: number,"id"?: string,"leave_out_de"?: string,"leave_out_en"?: string,"must_prove_de"?: string,"must_prove_en"?: string,"opens_at"?: string,"season_id"?: string,"title_de"?: string,"title_en"?: string,"updated_at"?: string,"week"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "milestones_of_week"
      columns: ["season_id","week"]
isOneToOne: true
      referencedRelation: "season_weeks"
      referencedColumns: ["season_id","week"]
    }
                  ]
                },"notifications": {
                  Row: {
                    "actor_id": string | null,"created_at": string,"id": string,"kind": string,"occasion": string | null,"payload": NonNullable<Json>,"read_at": string | null,"team_id": string | null,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "actor_id"?: string | null,"created_at"?: string,"id"?: string,"kind": string,"occasion"?: string | null,"payload"?: NonNullable<Json>,"read_at"?: string | null,"team_id"?: string | null,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "actor_id"?: string | null,"created_at"?: string,"id"?: string,"kind"?: string,"occasion"?: string | null,"payload"?: NonNullable<Json>,"read_at"?: string | null,"team_id"?: string | null,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "notifications_actor_id_fkey"
      columns: ["actor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "notifications_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"office_hour_bookings": {
                  Row: {
                    "agenda": string,"booked_by": string | null,"cancel_word": string,"cancelled_at": string | null,"cancelled_by": string | null,"created_at": string,"ends_at": string,"id": string,"mentor_id": string | null,"moved_from": string | null,"note": string,"reminded_for": string | null,"sequence": number,"settled_at": string | null,"slot_id": string | null,"starts_at": string,"state": string,"team_id": string,"updated_at": string,"url": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "agenda"?: string,"booked_by"?: string | null,"cancel_word"?: string,"cancelled_at"?: string | null,"cancelled_by"?: string | null,"created_at"?: string,"ends_at": string,"id"?: string,"mentor_id"?: string | null,"moved_from"?: string | null,"note"?: string,"reminded_for"?: string | null,"sequence"?: number,"settled_at"?: string | null,"slot_id"?: string | null,"starts_at": string,"state"?: string,"team_id": string,"updated_at"?: string,"url"?: string | null
                  }
                  Update: {
                    "agenda"?: string,"booked_by"?: string | null,"cancel_word"?: string,"cancelled_at"?: string | null,"cancelled_by"?: string | null,"created_at"?: string,"ends_at"?: string,"id"?: string,"mentor_id"?: string | null,"moved_from"?: string | null,"note"?: string,"reminded_for"?: string | null,"sequence"?: number,"settled_at"?: string | null,"slot_id"?: string | null,"starts_at"?: string,"state"?: string,"team_id"?: string,"updated_at"?: string,"url"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "office_hour_bookings_booked_by_fkey"
      columns: ["booked_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "office_hour_bookings_cancelled_by_fkey"
      columns: ["cancelled_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "office_hour_bookings_mentor_id_fkey"
      columns: ["mentor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "office_hour_bookings_slot_id_fkey"
      columns: ["slot_id"]
isOneToOne: false
      referencedRelation: "office_hour_slots"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "office_hour_bookings_team_id_fkey"
      columns: ["team_id"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    }
                  ]
                },"office_hour_series": {
                  Row: {
                    "audience": string,"created_at": string,"ended_at": string | null,"first_on": string,"from_time": string,"id": string,"last_on": string,"mentor_id": string,"minutes": number,"to_time": string,"updated_at": string,"url": string | null,"weekday": number
                  }
                  ComputedFields: never
                  Insert: {
                    "audience"?: string,"created_at"?: string,"ended_at"?: string | null,"first_on": string,"from_time": string,"id"?: string,"last_on": string,"mentor_id": string,"minutes": number,"to_time": string,"updated_at"?: string,"url"?: string | null,"weekday": number
                  }
                  Update: {
                    "audience"?: string,"created_at"?: string,"ended_at"?: string | null,"first_on"?: string,"from_time"?: string,"id"?: string,"last_on"?: string,"mentor_id"?: string,"minutes"?: number,"to_time"?: string,"updated_at"?: string,"url"?: string | null,"weekday"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "office_hour_series_mentor_id_fkey"
      columns: ["mentor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"office_hour_slots": {
                  Row: {
                    "audience": string,"created_at": string,"ends_at": string,"id": string,"is_blocked": boolean,"mentor_id": string,"series_id": string | null,"starts_at": string,"updated_at": string,"url": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "audience"?: string,"created_at"?: string,"ends_at": string,"id"?: string,"is_blocked"?: boolean,"mentor_id": string,"series_id"?: string | null,"starts_at": string,"updated_at"?: string,"url"?: string | null
                  }
                  Update: {
                    "audience"?: string,"created_at"?: string,"ends_at"?: string,"id"?: string,"is_blocked"?: boolean,"mentor_id"?: string,"series_id"?: string | null,"starts_at"?: string,"updated_at"?: string,"url"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "office_hour_slots_mentor_id_fkey"
      columns: ["mentor_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "office_hour_slots_series_id_fkey"
      columns: ["series_id"]
isOneToOne: false
      referencedRelation: "office_hour_series"
      referencedColumns: ["id"]
    }
                  ]
                },"partners": {
                  Row: {
                    "created_at": string,"id": string,"logo": string | null,"name": string,"position": number,"published": boolean,"tier": string,"updated_at": string,"url": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"logo"?: string | null,"name": string,"position": number,"published"?: boolean,"tier": string,"updated_at"?: string,"url"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"logo"?: string | null,"name"?: string,"position"?: number,"published"?: boolean,"tier"?: string,"updated_at"?: string,"url"?: string | null
                  }
                  Relationships: [
                    
                  ]
                },"pulses": {
                  Row: {
                    "created_at": string,"id": string,"note": string,"read_by": string | null,"read_by_mentor_at": string | null,"state": string,"team_id": string,"updated_at": string,"user_id": string,"week": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"note"?: string,"read_by"?: string | null,"read_by_mentor_at"?: string | null,"state": string,"team_id": string,"updated_at"?: string,"user_id": string,"week": number
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"note"?: string,"read_by"?: string | null,"read_by_mentor_at"?: string | null,"state"?: string,"team_id"?: string,"updated_at"?: string,"user_id"?: string,"week"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "pulses_read_by_fkey"
      columns: ["read_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "pulses_team_id_fkey"
      columns: ["team_id"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "pulses_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"redactions": {
                  Row: {
                    "id": string,"part_key": string | null,"reason": string,"redacted_at": string,"redacted_by": string | null,"team_id": string,"week": number | null,"what": string
                  }
                  ComputedFields: never
                  Insert: {
                    "id"?: string,"part_key"?: string | null,"reason": string,"redacted_at"?: string,"redacted_by"?: string | null,"team_id": string,"week"?: number | null,"what": string
                  }
                  Update: {
                    "id"?: string,"part_key"?: string | null,"reason"?: string,"redacted_at"?: string,"redacted_by"?: string | null,"team_id"?: string,"week"?: number | null,"what"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "redactions_redacted_by_fkey"
      columns: ["redacted_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "redactions_team_id_fkey"
      columns: ["team_id"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    }
                  ]
                },"retention_runs": {
                  Row: {
                    "finished_at": string | null,"found": number,"id": string,"is_automatic": boolean,"is_dry": boolean,"kept_since": string,"removed": number,"rule": string,"started_at": string,"started_by": string | null,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "finished_at"?: string | null,"found": number,"id"?: string,"is_automatic"?: boolean,"is_dry": boolean,"kept_since": string,"removed"?: number,"rule": string,"started_at"?: string,"started_by"?: string | null,"updated_at"?: string
                  }
                  Update: {
                    "finished_at"?: string | null,"found"?: number,"id"?: string,"is_automatic"?: boolean,"is_dry"?: boolean,"kept_since"?: string,"removed"?: number,"rule"?: string,"started_at"?: string,"started_by"?: string | null,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "retention_runs_started_by_fkey"
      columns: ["started_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"round_teams": {
                  Row: {
                    "created_at": string,"position": number | null,"presence": string,"round_id": string,"stage_id": string | null,"team_id": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"position"?: number | null,"presence"?: string,"round_id": string,"stage_id"?: string | null,"team_id": string,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"position"?: number | null,"presence"?: string,"round_id"?: string,"stage_id"?: string | null,"team_id"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "round_teams_round_id_fkey"
      columns: ["round_id"]
isOneToOne: false
      referencedRelation: "rounds"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "round_teams_stage_of_round"
      columns: ["round_id","stage_id"]
isOneToOne: false
      referencedRelation: "stages"
      referencedColumns: ["round_id","id"]
    },{
      foreignKeyName: "round_teams_team_id_fkey"
      columns: ["team_id"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    }
                  ]
                },"rounds": {
                  Row: {
                    "ballots_wanted": number,"bars_same_university": boolean,"bridges_wanted": number,"created_at": string,"cut_size": number,"decided_at": string | null,"id": string,"kind": string,"locked_at": string | null,"locks_at": string | null,"open_reason": string,"opened_at": string | null,"release_at": string | null,"released_at": string | null,"season_id": string,"shown_metrics": (string)[],"shown_weeks": (number)[],"shows_scores": boolean,"state": string,"updated_at": string,"version": number,"waiting_until": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "ballots_wanted"?: number,"bars_same_university"?: boolean,"bridges_wanted"?: number,"created_at"?: string,"cut_size"?: number,"decided_at"?: string | null,"id"?: string,"kind": string,"locked_at"?: string | null,"locks_at"?: string | null,"open_reason"?: string,"opened_at"?: string | null,"release_at"?: string | null,"released_at"?: string | null,"season_id": string,"shown_metrics"?: (string)[],"shown_weeks"?: (number)[],"shows_scores"?: boolean,"state"?: string,"updated_at"?: string,"version"?: number,"waiting_until"?: string | null
                  }
                  Update: {
                    "ballots_wanted"?: number,"bars_same_university"?: boolean,"bridges_wanted"?: number,"created_at"?: string,"cut_size"?: number,"decided_at"?: string | null,"id"?: string,"kind"?: string,"locked_at"?: string | null,"locks_at"?: string | null,"open_reason"?: string,"opened_at"?: string | null,"release_at"?: string | null,"released_at"?: string | null,"season_id"?: string,"shown_metrics"?: (string)[],"shown_weeks"?: (number)[],"shows_scores"?: boolean,"state"?: string,"updated_at"?: string,"version"?: number,"waiting_until"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "rounds_season_id_fkey"
      columns: ["season_id"]
isOneToOne: false
      referencedRelation: "seasons"
      referencedColumns: ["id"]
    }
                  ]
                },"saved_audiences": {
                  Row: {
                    "audience": (string)[],"created_at": string,"id": string,"name": string,"rules": NonNullable<Json>,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "audience": (string)[],"created_at"?: string,"id"?: string,"name": string,"rules"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Update: {
                    "audience"?: (string)[],"created_at"?: string,"id"?: string,"name"?: string,"rules"?: NonNullable<Json>,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"season_steps": {
                  Row: {
                    "created_at": string,"is_hand_in": boolean,"key": string,"position": number,"season_id": string,"text_de": string,"text_en": string,"updated_at": string,"week": number,"weekday": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"is_hand_in"?: boolean,"key": string,"position": number,"season_id": string,"text_de": string,"text_en": string,"updated_at"?: string,"week": number,"weekday": number
                  }
                  Update: {
                    "created_at"?: string,"is_hand_in"?: boolean,"key"?: string,"position"?: number,"season_id"?: string,"text_de"?: string,"text_en"?: string,"updated_at"?: string,"week"?: number,"weekday"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "season_steps_of_week"
      columns: ["season_id","week"]
isOneToOne: false
      referencedRelation: "season_weeks"
      referencedColumns: ["season_id","week"]
    }
                  ]
                },"season_weeks": {
                  Row: {
                    "created_at": string,"season_id": string,"task_de": string,"task_en": string,"updated_at": string,"verb_de": string,"verb_en": string,"week": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"season_id": string,"task_de": string,"task_en": string,"updated_at"?: string,"verb_de": string,"verb_en": string,"week": number
                  }
                  Update: {
                    "created_at"?: string,"season_id"?: string,"task_de"?: string,"task_en"?: string,"updated_at"?: string,"verb_de"?: string,"verb_en"?: string,"week"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "season_weeks_season_id_fkey"
      columns: ["season_id"]
isOneToOne: false
      referencedRelation: "seasons"
      referencedColumns: ["id"]
    }
                  ]
                },"seasons": {
                  Row: {
                    "created_at": string,"id": string,"label": string,"max_team": number,"min_team": number,"opened_at": string | null,"phase": string,"starts_on": string,"stopped_at": string | null,"team_closes_at": string | null,"updated_at": string,"weeks": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"label": string,"max_team"?: number,"min_team"?: number,"opened_at"?: string | null,"phase"?: string,"starts_on": string,"stopped_at"?: string | null,"team_closes_at"?: string | null,"updated_at"?: string,"weeks"?: number
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"label"?: string,"max_team"?: number,"min_team"?: number,"opened_at"?: string | null,"phase"?: string,"starts_on"?: string,"stopped_at"?: string | null,"team_closes_at"?: string | null,"updated_at"?: string,"weeks"?: number
                  }
                  Relationships: [
                    
                  ]
                },"signup_info": {
                  Row: {
                    "created_at": string,"heard_from": string,"id": string,"idea_stage": string,"looking_for": string,"motivation": string,"newsletter": boolean,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"heard_from"?: string,"id"?: string,"idea_stage"?: string,"looking_for"?: string,"motivation"?: string,"newsletter"?: boolean,"updated_at"?: string,"user_id"?: string
                  }
                  Update: {
                    "created_at"?: string,"heard_from"?: string,"id"?: string,"idea_stage"?: string,"looking_for"?: string,"motivation"?: string,"newsletter"?: boolean,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "signup_info_user_id_fkey"
      columns: ["user_id"]
isOneToOne: true
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"skills": {
                  Row: {
                    "created_at": string,"grp": string,"key": string,"name_de": string,"name_en": string,"position": number,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"grp": string,"key": string,"name_de": string,"name_en": string,"position": number,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"grp"?: string,"key"?: string,"name_de"?: string,"name_en"?: string,"position"?: number,"updated_at"?: string
                  }
                  Relationships: [
                    
                  ]
                },"stages": {
                  Row: {
                    "created_at": string,"host_id": string | null,"id": string,"minutes_each": number,"name": string,"round_id": string,"starts_at": string,"updated_at": string,"venue": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"host_id"?: string | null,"id"?: string,"minutes_each"?: number,"name": string,"round_id": string,"starts_at": string,"updated_at"?: string,"venue"?: string
                  }
                  Update: {
                    "created_at"?: string,"host_id"?: string | null,"id"?: string,"minutes_each"?: number,"name"?: string,"round_id"?: string,"starts_at"?: string,"updated_at"?: string,"venue"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "stages_host_id_fkey"
      columns: ["host_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "stages_round_id_fkey"
      columns: ["round_id"]
isOneToOne: false
      referencedRelation: "rounds"
      referencedColumns: ["id"]
    }
                  ]
                },"still_in_questions": {
                  Row: {
                    "answer": string | null,"answered_at": string | null,"asked_at": string,"created_at": string,"id": string,"silent_since": string,"team_id": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "answer"?: string | null,"answered_at"?: string | null,"asked_at": string,"created_at"?: string,"id"?: string,"silent_since": string,"team_id": string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "answer"?: string | null,"answered_at"?: string | null,"asked_at"?: string,"created_at"?: string,"id"?: string,"silent_since"?: string,"team_id"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "still_in_questions_team_id_fkey"
      columns: ["team_id"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "still_in_questions_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"team_goals": {
                  Row: {
                    "created_at": string,"metric": string,"team_id": string,"updated_at": string,"updated_by": string | null,"value": number,"week": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"metric": string,"team_id": string,"updated_at"?: string,"updated_by"?: string | null,"value": number,"week": number
                  }
                  Update: {
                    "created_at"?: string,"metric"?: string,"team_id"?: string,"updated_at"?: string,"updated_by"?: string | null,"value"?: number,"week"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "team_goals_team_id_fkey"
      columns: ["team_id"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "team_goals_updated_by_fkey"
      columns: ["updated_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"team_invite_links": {
                  Row: {
                    "created_at": string,"created_by": string | null,"expires_at": string,"id": string,"max_uses": number,"revoked_at": string | null,"team_id": string,"token_hash": string,"updated_at": string,"uses": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"created_by"?: string | null,"expires_at": string,"id"?: string,"max_uses": number,"revoked_at"?: string | null,"team_id": string,"token_hash": string,"updated_at"?: string,"uses"?: number
                  }
                  Update: {
                    "created_at"?: string,"created_by"?: string | null,"expires_at"?: string,"id"?: string,"max_uses"?: number,"revoked_at"?: string | null,"team_id"?: string,"token_hash"?: string,"updated_at"?: string,"uses"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "team_invite_links_created_by_fkey"
      columns: ["created_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "team_invite_links_team_id_fkey"
      columns: ["team_id"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    }
                  ]
                },"team_members": {
                  Row: {
                    "created_at": string,"id": string,"joined_at": string,"left_at": string | null,"season_id": string,"team_id": string,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"joined_at"?: string,"left_at"?: string | null,"season_id": string,"team_id": string,"updated_at"?: string,"user_id": string
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"joined_at"?: string,"left_at"?: string | null,"season_id"?: string,"team_id"?: string,"updated_at"?: string,"user_id"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "team_members_season_id_fkey"
      columns: ["season_id"]
isOneToOne: false
      referencedRelation: "seasons"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "team_members_team_id_fkey"
      columns: ["team_id"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "team_members_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"team_requests": {
                  Row: {
                    "created_at": string,"created_by": string | null,"decided_at": string | null,"decided_by": string | null,"expires_at": string,"id": string,"kind": string,"message": string,"reminded_at": string | null,"role_id": string | null,"season_id": string,"status": string,"team_id": string,"updated_at": string,"user_id": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"created_by"?: string | null,"decided_at"?: string | null,"decided_by"?: string | null,"expires_at": string,"id"?: string,"kind": string,"message"?: string,"reminded_at"?: string | null,"role_id"?: string | null,"season_id": string,"status"?: string,"team_id": string,"updated_at"?: string,"user_id"?: string | null
                  }
                  Update: {
                    "created_at"?: string,"created_by"?: string | null,"decided_at"?: string | null,"decided_by"?: string | null,"expires_at"?: string,"id"?: string,"kind"?: string,"message"?: string,"reminded_at"?: string | null,"role_id"?: string | null,"season_id"?: string,"status"?: string,"team_id"?: string,"updated_at"?: string,"user_id"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "team_requests_created_by_fkey"
      columns: ["created_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "team_requests_decided_by_fkey"
      columns: ["decided_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "team_requests_role_id_fkey"
      columns: ["role_id"]
isOneToOne: false
      referencedRelation: "team_roles"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "team_requests_season_id_fkey"
      columns: ["season_id"]
isOneToOne: false
      referencedRelation: "seasons"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "team_requests_team_id_fkey"
      columns: ["team_id"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "team_requests_user_id_fkey"
      columns: ["user_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                },"team_roles": {
                  Row: {
                    "created_at": string,"filled_by": string | null,"id": string,"skills": (string)[],"team_id": string,"title": string,"updated_at": string
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"filled_by"?: string | null,"id"?: string,"skills"?: (string)[],"team_id": string,"title": string,"updated_at"?: string
                  }
                  Update: {
                    "created_at"?: string,"filled_by"?: string | null,"id"?: string,"skills"?: (string)[],"team_id"?: string,"title"?: string,"updated_at"?: string
                  }
                  Relationships: [
                    {
      foreignKeyName: "team_roles_filled_by_fkey"
      columns: ["filled_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "team_roles_team_id_fkey"
      columns: ["team_id"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    }
                  ]
                },"teams": {
                  Row: {
                    "captain_id": string | null,"city": string | null,"created_at": string,"description": string,"id": string,"industry": string | null,"listed": boolean,"logo": string | null,"member_count": number,"merged_into": string | null,"name": string,"pitch": string,"season_id": string,"slug": string,"stage": string,"status": string,"updated_at": string,"wanted_skills": (string)[]
                  }
                  ComputedFields: never
                  Insert: {
                    "captain_id"?: string | null,"city"?: string | null,"created_at"?: string,"description"?: string,"id"?: string,"industry"?: string | null,"listed"?: boolean,"logo"?: string | null,"member_count"?: number,"merged_into"?: string | null,"name": string,"pitch"?: string,"season_id": string,"slug": string,"stage"?: string,"status"?: string,"updated_at"?: string,"wanted_skills"?: (string)[]
                  }
                  Update: {
                    "captain_id"?: string | null,"city"?: string | null,"created_at"?: string,"description"?: string,"id"?: string,"industry"?: string | null,"listed"?: boolean,"logo"?: string | null,"member_count"?: number,"merged_into"?: string | null,"name"?: string,"pitch"?: string,"season_id"?: string,"slug"?: string,"stage"?: string,"status"?: string,"updated_at"?: string,"wanted_skills"?: (string)[]
                  }
                  Relationships: [
                    {
      foreignKeyName: "teams_captain_id_fkey"
      columns: ["captain_id"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    },{
      foreignKeyName: "teams_merged_into_fkey"
      columns: ["merged_into"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "teams_season_id_fkey"
      columns: ["season_id"]
isOneToOne: false
      referencedRelation: "seasons"
      referencedColumns: ["id"]
    }
                  ]
                },"traction_weeks": {
                  Row: {
                    "experiments": number,"interviews": number,"pre_orders": number,"revenue_cents": number,"team_id": string,"test_users": number,"week": number
                  }
                  ComputedFields: never
                  Insert: {
                    "experiments": number,"interviews": number,"pre_orders": number,"revenue_cents": number,"team_id": string,"test_users": number,"week": number
                  }
                  Update: {
                    "experiments"?: number,"interviews"?: number,"pre_orders"?: number,"revenue_cents"?: number,"team_id"?: string,"test_users"?: number,"week"?: number
                  }
                  Relationships: [
                    {
      foreignKeyName: "traction_weeks_team_id_fkey"
      columns: ["team_id"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    }
                  ]
                },"uploads": {
                  Row: {
                    "bytes": number,"checked_at": string,"created_at": string,"experiment_id": string | null,"id": string,"media_type": string,"milestone_id": string | null,"name": string,"object": string,"part_key": string | null,"removed_at": string | null,"state": string,"stored_at": string | null,"team_id": string,"uploaded_by": string | null
                  }
                  ComputedFields: never
                  Insert: {
                    "bytes": number,"checked_at"?: string,"created_at"?: string,"experiment_id"?: string | null,"id"?: string,"media_type": string,"milestone_id"?: string | null,"name": string,"object"?: never,"part_key"?: string | null,"removed_at"?: string | null,"state"?: string,"stored_at"?: string | null,"team_id": string,"uploaded_by"?: string | null
                  }
                  Update: {
                    "bytes"?: number,"checked_at"?: string,"created_at"?: string,"experiment_id"?: string | null,"id"?: string,"media_type"?: string,"milestone_id"?: string | null,"name"?: string,"object"?: never,"part_key"?: string | null,"removed_at"?: string | null,"state"?: string,"stored_at"?: string | null,"team_id"?: string,"uploaded_by"?: string | null
                  }
                  Relationships: [
                    {
      foreignKeyName: "uploads_experiment_id_fkey"
      columns: ["experiment_id"]
isOneToOne: false
      referencedRelation: "experiments"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "uploads_of_part"
      columns: ["milestone_id","part_key"]
isOneToOne: false
      referencedRelation: "milestone_parts"
      referencedColumns: ["milestone_id","key"]
    },{
      foreignKeyName: "uploads_team_id_fkey"
      columns: ["team_id"]
isOneToOne: false
      referencedRelation: "teams"
      referencedColumns: ["id"]
    },{
      foreignKeyName: "uploads_uploaded_by_fkey"
      columns: ["uploaded_by"]
isOneToOne: false
      referencedRelation: "profiles"
      referencedColumns: ["user_id"]
    }
                  ]
                }
          }
          Views: {
            "profiles": {
                  Row: {
                    "avatar": string | null,"bio": string | null,"city": string | null,"created_at": string,"discoverable": boolean,"email": string | null,"first_name": string,"gender": string | null,"hidden_fields": (string)[] | null,"homeland": string | null,"key_qualification": string | null,"last_name": string,"locale": string,"phone": string | null,"role": string,"skills": (string)[] | null,"studies": string | null,"university": string | null,"university_country": string | null,"updated_at": string,"user_id": string,"wish": string | null
                  }
                  ComputedFields: never
                  Update: {
                           "avatar"?: string | null,"bio"?: string | null,"city"?: string | null,"created_at"?: string | null,"discoverable"?: boolean | null,"email"?: string | null,"first_name"?: string | null,"gender"?: string | null,"hidden_fields"?: (string)[] | null,"homeland"?: string | null,"key_qualification"?: string | null,"last_name"?: string | null,"locale"?: string | null,"phone"?: string | null,"role"?: string | null,"skills"?: (string)[] | null,"studies"?: string | null,"university"?: string | null,"university_country"?: string | null,"updated_at"?: string | null,"user_id"?: string | null,"wish"?: string | null
                         }
                        Relationships: [
                    
                  ]
                }
          }
          Functions: {
            "accept_offer":
{ Args: { "p_event_id": string }; Returns: {
              "before_check_in": Json | null,
"cancelled_at": string | null,
"cancelled_from": string | null,
"checked_in_at": string | null,
"checked_in_by": string | null,
"client_key": string | null,
"created_at": string,
"desk": string | null,
"event_id": string,
"id": string,
"offer_expires_at": string | null,
"position": number,
"reminded_at": string | null,
"seat": string,
"seated_at": string | null,
"status": string,
"taken_back": (string)[],
"updated_at": string,
"user_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "event_registrations"
        isOneToOne: true
        isSetofReturn: false
      } },
"accept_proposal":
{ Args: { "p_asks"?: boolean,"p_ground_hash": string,"p_pairs": Json }; Returns: Json
                           },
"add_action_item":
{ Args: { "p_assigned_to"?: string,"p_due_week"?: number,"p_id": string,"p_source_id"?: string,"p_source_kind"?: string,"p_team_id": string,"p_text": string }; Returns: {
              "answered_at": string | null,
"answered_by": string | null,
"answered_week": number | null,
"assigned_to": string | null,
"created_at": string,
"created_by": string | null,
"due_week": number | null,
"from_user": string | null,
"id": string,
"source_id": string | null,
"source_kind": string,
"source_week": number | null,
"state": string,
"team_id": string,
"text": string,
"updated_at": string,
"word": string
            }
                          SetofOptions: {
        from: "*"
        to: "action_items"
        isOneToOne: true
        isSetofReturn: false
      } },
"add_checklist_item":
{ Args: { "p_assigned_to"?: string,"p_due_on"?: string,"p_id": string,"p_position"?: number,"p_text": string,"p_week": number }; Returns: {
              "assigned_to": string | null,
"created_at": string,
"created_by": string | null,
"done_at": string | null,
"done_by": string | null,
"due_on": string | null,
"id": string,
"key": string | null,
"position": number,
"team_id": string,
"text": string | null,
"updated_at": string,
"week": number
            }
                          SetofOptions: {
        from: "*"
        to: "checklist_items"
        isOneToOne: true
        isSetofReturn: false
      } },
"add_gate_note":
{ Args: { "p_id": string,"p_round_id": string,"p_team_id": string,"p_text": string }; Returns: undefined
                           },
"add_guest":
{ Args: { "p_first_name": string,"p_last_name": string,"p_locale": string,"p_round_id": string,"p_stage_id"?: string,"p_university": string,"p_user_id": string }; Returns: {
              "created_at": string,
"ready_at": string | null,
"reminded_at": string | null,
"round_id": string,
"stage_id": string | null,
"updated_at": string,
"user_id": string,
"withdrawn_at": string | null,
"withdrawn_reason": string
            }
                          SetofOptions: {
        from: "*"
        to: "juror_grants"
        isOneToOne: true
        isSetofReturn: false
      } },
"add_series":
{ Args: { "p_audience"?: string,"p_first_on": string,"p_from": string,"p_id": string,"p_last_on": string,"p_minutes": number,"p_to": string,"p_url"?: string,"p_weekday": number }; Returns: {
              "audience": string,
"created_at": string,
"ended_at": string | null,
"first_on": string,
"from_time": string,
"id": string,
"last_on": string,
"mentor_id": string,
"minutes": number,
"to_time": string,
"updated_at": string,
"url": string | null,
"weekday": number
            }
                          SetofOptions: {
        from: "*"
        to: "office_hour_series"
        isOneToOne: true
        isSetofReturn: false
      } },
"add_slot":
{ Args: { "p_audience"?: string,"p_id": string,"p_minutes": number,"p_starts_at": string,"p_url"?: string }; Returns: {
              "audience": string,
"created_at": string,
"ends_at": string,
"id": string,
"is_blocked": boolean,
"mentor_id": string,
"series_id": string | null,
"starts_at": string,
"updated_at": string,
"url": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "office_hour_slots"
        isOneToOne: true
        isSetofReturn: false
      } },
"admit_ballot":
{ Args: { "p_ballot_id": string,"p_reason": string }; Returns: undefined
                           },
"advance_announcements":
{ Args: { "p_limit"?: number }; Returns: number
                           },
"advance_events":
{ Args: { "p_limit"?: number }; Returns: number
                           },
"advance_hand_ins":
{ Args: { "p_limit"?: number }; Returns: number
                           },
"advance_jobs":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"advance_rounds":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"answer_action_item":
{ Args: { "p_answer"?: string,"p_id": string,"p_word"?: string }; Returns: {
              "answered_at": string | null,
"answered_by": string | null,
"answered_week": number | null,
"assigned_to": string | null,
"created_at": string,
"created_by": string | null,
"due_week": number | null,
"from_user": string | null,
"id": string,
"source_id": string | null,
"source_kind": string,
"source_week": number | null,
"state": string,
"team_id": string,
"text": string,
"updated_at": string,
"word": string
            }
                          SetofOptions: {
        from: "*"
        to: "action_items"
        isOneToOne: true
        isSetofReturn: false
      } },
"answer_data_request":
{ Args: { "p_answer": string,"p_id": string,"p_is_done": boolean }; Returns: {
              "answer": string,
"asked_at": string,
"came_by": string,
"closed_at": string | null,
"created_at": string,
"due_at": string,
"handled_by": string | null,
"id": string,
"kind": string,
"state": string,
"text": string,
"updated_at": string,
"user_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "data_requests"
        isOneToOne: true
        isSetofReturn: false
      } },
"answer_mentor_proposal":
{ Args: { "p_id": string,"p_is_accepted": boolean,"p_reason"?: string }; Returns: {
              "answered_at": string | null,
"asked_by": string | null,
"created_at": string,
"ended_at": string | null,
"id": string,
"mentor_id": string,
"reason": string,
"replaces_id": string | null,
"stand_in_from": string | null,
"stand_in_id": string | null,
"stand_in_until": string | null,
"status": string,
"team_id": string,
"updated_at": string,
"withdraws_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "mentor_assignments"
        isOneToOne: true
        isSetofReturn: false
      } },
"answer_pulse":
{ Args: { "p_note"?: string,"p_state": string,"p_week": number }; Returns: {
              "created_at": string,
"id": string,
"note": string,
"read_by": string | null,
"read_by_mentor_at": string | null,
"state": string,
"team_id": string,
"updated_at": string,
"user_id": string,
"week": number
            }
                          SetofOptions: {
        from: "*"
        to: "pulses"
        isOneToOne: true
        isSetofReturn: false
      } },
"answer_request":
{ Args: { "p_accepts": boolean,"p_request_id": string }; Returns: {
              "created_at": string,
"created_by": string | null,
"decided_at": string | null,
"decided_by": string | null,
"expires_at": string,
"id": string,
"kind": string,
"message": string,
"reminded_at": string | null,
"role_id": string | null,
"season_id": string,
"status": string,
"team_id": string,
"updated_at": string,
"user_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "team_requests"
        isOneToOne: true
        isSetofReturn: false
      } },
"answer_still_in":
{ Args: { "p_answer": string,"p_id": string }; Returns: {
              "answer": string | null,
"answered_at": string | null,
"asked_at": string,
"created_at": string,
"id": string,
"silent_since": string,
"team_id": string,
"updated_at": string,
"user_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "still_in_questions"
        isOneToOne: true
        isSetofReturn: false
      } },
"answer_story":
{ Args: { "p_agrees": boolean,"p_note"?: string,"p_version_id": string }; Returns: string
                           },
"ask_for_extension":
{ Args: { "p_milestone_id": string,"p_reason": string }; Returns: {
              "clock_seen_at": string | null,
"created_at": string,
"due_at_effective": string | null,
"extended_until": string | null,
"extension_asked_at": string | null,
"extension_asked_by": string | null,
"extension_asked_reason": string | null,
"extension_before": Json | null,
"extension_declined_at": string | null,
"extension_declined_reason": string | null,
"extension_reason": string | null,
"hands_in_by_clock": boolean,
"id": string,
"is_late": boolean | null,
"is_overdue": boolean,
"milestone_id": string,
"reopened_before": Json | null,
"return_due_at": string | null,
"reviewer_id": string | null,
"state": string,
"taken_at": string | null,
"taken_back_at": string | null,
"team_id": string,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "hand_ins"
        isOneToOne: true
        isSetofReturn: false
      } },
"ask_still_in":
{ Args: { "p_limit"?: number }; Returns: number
                           },
"ask_to_join":
{ Args: { "p_message"?: string,"p_role_id"?: string,"p_team_id": string }; Returns: {
              "created_at": string,
"created_by": string | null,
"decided_at": string | null,
"decided_by": string | null,
"expires_at": string,
"id": string,
"kind": string,
"message": string,
"reminded_at": string | null,
"role_id": string | null,
"season_id": string,
"status": string,
"team_id": string,
"updated_at": string,
"user_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "team_requests"
        isOneToOne: true
        isSetofReturn: false
      } },
"assign_action_item":
{ Args: { "p_assigned_to"?: string,"p_due_week"?: number,"p_id": string }; Returns: {
              "answered_at": string | null,
"answered_by": string | null,
"answered_week": number | null,
"assigned_to": string | null,
"created_at": string,
"created_by": string | null,
"due_week": number | null,
"from_user": string | null,
"id": string,
"source_id": string | null,
"source_kind": string,
"source_week": number | null,
"state": string,
"team_id": string,
"text": string,
"updated_at": string,
"word": string
            }
                          SetofOptions: {
        from: "*"
        to: "action_items"
        isOneToOne: true
        isSetofReturn: false
      } },
"assign_ballots":
{ Args: { "p_ground": string,"p_pairs": Json,"p_round_id": string }; Returns: string
                           },
"assign_mentor":
{ Args: { "p_is_over_capacity"?: boolean,"p_mentor_id": string,"p_replaces"?: string,"p_team_id": string }; Returns: {
              "answered_at": string | null,
"asked_by": string | null,
"created_at": string,
"ended_at": string | null,
"id": string,
"mentor_id": string,
"reason": string,
"replaces_id": string | null,
"stand_in_from": string | null,
"stand_in_id": string | null,
"stand_in_until": string | null,
"status": string,
"team_id": string,
"updated_at": string,
"withdraws_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "mentor_assignments"
        isOneToOne: true
        isSetofReturn: false
      } },
"audience_people":
{ Args: { "p_after"?: Json,"p_corrects_id"?: string,"p_limit"?: number,"p_roles": (string)[],"p_rules": Json }; Returns: Json
                           },
"audience_reach":
{ Args: { "p_corrects_id"?: string,"p_roles": (string)[],"p_rules": Json }; Returns: Json
                           },
"audit_actors":
{ Args: Record<PropertyKey, never>; Returns: {
              "name": string,"role": string,"user_id": string
            }[]
                           },
"begin_removal":
{ Args: { "p_user_id": string }; Returns: undefined
                           },
"block_slot":
{ Args: { "p_id": string }; Returns: {
              "audience": string,
"created_at": string,
"ends_at": string,
"id": string,
"is_blocked": boolean,
"mentor_id": string,
"series_id": string | null,
"starts_at": string,
"updated_at": string,
"url": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "office_hour_slots"
        isOneToOne: true
        isSetofReturn: false
      } },
"book_slot":
{ Args: { "p_agenda"?: string,"p_id": string,"p_slot_id": string,"p_starts_at": string }; Returns: {
              "agenda": string,
"booked_by": string | null,
"cancel_word": string,
"cancelled_at": string | null,
"cancelled_by": string | null,
"created_at": string,
"ends_at": string,
"id": string,
"mentor_id": string | null,
"moved_from": string | null,
"note": string,
"reminded_for": string | null,
"sequence": number,
"settled_at": string | null,
"slot_id": string | null,
"starts_at": string,
"state": string,
"team_id": string,
"updated_at": string,
"url": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "office_hour_bookings"
        isOneToOne: true
        isSetofReturn: false
      } },
"bookable_slots":
{ Args: Record<PropertyKey, never>; Returns: {
              "audience": string,"ends_at": string,"id": string,"is_of_own_mentor": boolean,"is_taken": boolean,"mentor_id": string,"starts_at": string
            }[]
                           },
"booking_clashes":
{ Args: { "p_slot_id": string }; Returns: {
              "ends_at": string,"kind": string,"mentor_id": string,"people": (string)[],"slug": string,"starts_at": string,"title_de": string,"title_en": string
            }[]
                           },
"calendar_feed":
{ Args: { "p_token": string }; Returns: {
              "event": Json,"locale": string,"meeting": Json,"registration": Json
            }[]
                           },
"cancel_booking":
{ Args: { "p_id": string,"p_word"?: string }; Returns: {
              "agenda": string,
"booked_by": string | null,
"cancel_word": string,
"cancelled_at": string | null,
"cancelled_by": string | null,
"created_at": string,
"ends_at": string,
"id": string,
"mentor_id": string | null,
"moved_from": string | null,
"note": string,
"reminded_for": string | null,
"sequence": number,
"settled_at": string | null,
"slot_id": string | null,
"starts_at": string,
"state": string,
"team_id": string,
"updated_at": string,
"url": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "office_hour_bookings"
        isOneToOne: true
        isSetofReturn: false
      } },
"cancel_event":
{ Args: { "p_event_id": string,"p_message"?: string }; Returns: {
              "agenda_de": string,
"agenda_en": string,
"body_de": string,
"body_en": string,
"bring_de": string,
"bring_en": string,
"cancel_message": string,
"cancelled_at": string | null,
"capacity_online": number | null,
"capacity_onsite": number | null,
"category": string,
"city": string | null,
"created_at": string,
"ends_at": string,
"hosts_de": string,
"hosts_en": string,
"id": string,
"mandatory": boolean,
"mode": string,
"place_de": string,
"place_en": string,
"season_id": string,
"sequence": number,
"slug": string,
"starts_at": string,
"status": string,
"street": string | null,
"summary_de": string,
"summary_en": string,
"title_de": string,
"title_en": string,
"updated_at": string,
"url": string | null,
"visibility": string
            }
                          SetofOptions: {
        from: "*"
        to: "events"
        isOneToOne: true
        isSetofReturn: false
      } },
"cancel_registration":
{ Args: { "p_event_id": string }; Returns: {
              "before_check_in": Json | null,
"cancelled_at": string | null,
"cancelled_from": string | null,
"checked_in_at": string | null,
"checked_in_by": string | null,
"client_key": string | null,
"created_at": string,
"desk": string | null,
"event_id": string,
"id": string,
"offer_expires_at": string | null,
"position": number,
"reminded_at": string | null,
"seat": string,
"seated_at": string | null,
"status": string,
"taken_back": (string)[],
"updated_at": string,
"user_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "event_registrations"
        isOneToOne: true
        isSetofReturn: false
      } },
"change_agenda":
{ Args: { "p_agenda": string,"p_id": string }; Returns: {
              "agenda": string,
"booked_by": string | null,
"cancel_word": string,
"cancelled_at": string | null,
"cancelled_by": string | null,
"created_at": string,
"ends_at": string,
"id": string,
"mentor_id": string | null,
"moved_from": string | null,
"note": string,
"reminded_for": string | null,
"sequence": number,
"settled_at": string | null,
"slot_id": string | null,
"starts_at": string,
"state": string,
"team_id": string,
"updated_at": string,
"url": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "office_hour_bookings"
        isOneToOne: true
        isSetofReturn: false
      } },
"change_checklist_item":
{ Args: { "p_assigned_to"?: string,"p_due_on"?: string,"p_id": string,"p_text"?: string,"p_week": number }; Returns: {
              "assigned_to": string | null,
"created_at": string,
"created_by": string | null,
"done_at": string | null,
"done_by": string | null,
"due_on": string | null,
"id": string,
"key": string | null,
"position": number,
"team_id": string,
"text": string | null,
"updated_at": string,
"week": number
            }
                          SetofOptions: {
        from: "*"
        to: "checklist_items"
        isOneToOne: true
        isSetofReturn: false
      } },
"change_return_day":
{ Args: { "p_hand_in_id": string,"p_until": string }; Returns: {
              "clock_seen_at": string | null,
"created_at": string,
"due_at_effective": string | null,
"extended_until": string | null,
"extension_asked_at": string | null,
"extension_asked_by": string | null,
"extension_asked_reason": string | null,
"extension_before": Json | null,
"extension_declined_at": string | null,
"extension_declined_reason": string | null,
"extension_reason": string | null,
"hands_in_by_clock": boolean,
"id": string,
"is_late": boolean | null,
"is_overdue": boolean,
"milestone_id": string,
"reopened_before": Json | null,
"return_due_at": string | null,
"reviewer_id": string | null,
"state": string,
"taken_at": string | null,
"taken_back_at": string | null,
"team_id": string,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "hand_ins"
        isOneToOne: true
        isSetofReturn: false
      } },
"change_series":
{ Args: { "p_audience"?: string,"p_first_on": string,"p_from": string,"p_id": string,"p_last_on": string,"p_minutes": number,"p_to": string,"p_url"?: string,"p_weekday": number }; Returns: {
              "audience": string,
"created_at": string,
"ended_at": string | null,
"first_on": string,
"from_time": string,
"id": string,
"last_on": string,
"mentor_id": string,
"minutes": number,
"to_time": string,
"updated_at": string,
"url": string | null,
"weekday": number
            }
                          SetofOptions: {
        from: "*"
        to: "office_hour_series"
        isOneToOne: true
        isSetofReturn: false
      } },
"change_slot":
{ Args: { "p_audience": string,"p_id": string,"p_url"?: string }; Returns: {
              "audience": string,
"created_at": string,
"ends_at": string,
"id": string,
"is_blocked": boolean,
"mentor_id": string,
"series_id": string | null,
"starts_at": string,
"updated_at": string,
"url": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "office_hour_slots"
        isOneToOne: true
        isSetofReturn: false
      } },
"check_in":
{ Args: { "p_at"?: string,"p_desk"?: string,"p_event_id": string,"p_key": string,"p_lets_in"?: boolean,"p_registration_id": string }; Returns: Json
                           },
"check_in_list":
{ Args: { "p_event_id": string,"p_since"?: string }; Returns: Json
                           },
"claim_job":
{ Args: { "p_kind": string }; Returns: {
              "claim": string,"created_by": string,"done": number,"id": string,"input": Json,"total": number,"undoes": string
            }[]
                           },
"claim_outbox":
{ Args: { "p_limit": number }; Returns: {
              "claim": string,"details": Json,"id": string,"kind": string,"locale": string,"recipient": string
            }[]
                           },
"claim_site_rebuild":
{ Args: Record<PropertyKey, never>; Returns: boolean
                           },
"clear_absence":
{ Args: { "p_id": string }; Returns: undefined
                           },
"clone_season":
{ Args: { "p_label": string,"p_starts_on": string }; Returns: Json
                           },
"close_attendance":
{ Args: { "p_event_id": string }; Returns: number
                           },
"confide":
{ Args: { "p_id": string,"p_text": string }; Returns: {
              "created_at": string,
"id": string,
"settled_at": string | null,
"settled_by": string | null,
"team_id": string | null,
"text": string,
"updated_at": string,
"user_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "confidences"
        isOneToOne: true
        isSetofReturn: false
      } },
"confirm_correction":
{ Args: { "p_id": string }; Returns: undefined
                           },
"consent_figures":
{ Args: Record<PropertyKey, never>; Returns: {
              "first_given_at": string,"kind": string,"last_given_at": string,"people": number,"standing": number,"version": string,"withdrawn": number
            }[]
                           },
"copy_round":
{ Args: { "p_from_round_id": string,"p_round_id": string }; Returns: {
              "ballots_wanted": number,
"bars_same_university": boolean,
"bridges_wanted": number,
"created_at": string,
"cut_size": number,
"decided_at": string | null,
"id": string,
"kind": string,
"locked_at": string | null,
"locks_at": string | null,
"open_reason": string,
"opened_at": string | null,
"release_at": string | null,
"released_at": string | null,
"season_id": string,
"shown_metrics": (string)[],
"shown_weeks": (number)[],
"shows_scores": boolean,
"state": string,
"updated_at": string,
"version": number,
"waiting_until": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "rounds"
        isOneToOne: true
        isSetofReturn: false
      } },
"count_audit_entries":
{ Args: { "p_action"?: string,"p_actor_id"?: string,"p_from"?: string,"p_is_automatic"?: boolean,"p_kind"?: string,"p_person_id"?: string,"p_reason"?: string,"p_team_id"?: string,"p_to"?: string }; Returns: number
                           },
"count_mentors":
{ Args: Record<PropertyKey, never>; Returns: {
              "away": number,"free": number,"mentors": number,"needs_hand": number,"over": number,"places": number,"teams": number,"without_mentor": number
            }[]
                           },
"count_people":
{ Args: { "p_city"?: string,"p_query"?: string,"p_role"?: string,"p_until"?: string }; Returns: {
              "confirmed": number,"everybody": number,"in_team": number,"unconfirmed": number,"with_profile": number,"without_profile": number,"without_team": number
            }[]
                           },
"count_teams":
{ Args: Record<PropertyKey, never>; Returns: {
              "active": number,"declined": number,"in_contest": number,"teams": number,"too_large": number,"too_small": number,"without_mentor": number
            }[]
                           },
"create_feed_token":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"create_import":
{ Args: { "p_choices": Json,"p_name": string,"p_source": Json }; Returns: string
                           },
"create_invite_link":
{ Args: { "p_days"?: number,"p_max_uses"?: number,"p_team_id": string }; Returns: {
              "expires_at": string,"id": string,"max_uses": number,"token": string
            }[]
                           },
"create_round":
{ Args: { "p_kind": string }; Returns: {
              "ballots_wanted": number,
"bars_same_university": boolean,
"bridges_wanted": number,
"created_at": string,
"cut_size": number,
"decided_at": string | null,
"id": string,
"kind": string,
"locked_at": string | null,
"locks_at": string | null,
"open_reason": string,
"opened_at": string | null,
"release_at": string | null,
"released_at": string | null,
"season_id": string,
"shown_metrics": (string)[],
"shown_weeks": (number)[],
"shows_scores": boolean,
"state": string,
"updated_at": string,
"version": number,
"waiting_until": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "rounds"
        isOneToOne: true
        isSetofReturn: false
      } },
"data_request_figures":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"database_level":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"decide_round":
{ Args: { "p_content": string,"p_round_id": string }; Returns: Json
                           },
"decide_team":
{ Args: { "p_decision": string,"p_reason": string,"p_round_id": string,"p_team_id": string }; Returns: {
              "created_at": string,
"decided_by": string | null,
"decision": string,
"is_by_hand": boolean,
"reason": string,
"round_id": string,
"team_id": string,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "gate_decisions"
        isOneToOne: true
        isSetofReturn: false
      } },
"declare_conflict":
{ Args: { "p_id": string,"p_mentor_id"?: string,"p_person_id"?: string,"p_reason"?: string,"p_team_id"?: string }; Returns: {
              "created_at": string,
"id": string,
"mentor_id": string,
"person_id": string | null,
"reason": string,
"team_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "mentor_conflicts"
        isOneToOne: true
        isSetofReturn: false
      } },
"declare_juror_conflict":
{ Args: { "p_reason"?: string,"p_round_id": string,"p_team_id": string,"p_user_id": string }; Returns: {
              "created_at": string,
"declared_by": string | null,
"reason": string,
"round_id": string,
"team_id": string,
"user_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "juror_conflicts"
        isOneToOne: true
        isSetofReturn: false
      } },
"decline_extension":
{ Args: { "p_milestone_id": string,"p_reason": string,"p_team_id": string }; Returns: {
              "clock_seen_at": string | null,
"created_at": string,
"due_at_effective": string | null,
"extended_until": string | null,
"extension_asked_at": string | null,
"extension_asked_by": string | null,
"extension_asked_reason": string | null,
"extension_before": Json | null,
"extension_declined_at": string | null,
"extension_declined_reason": string | null,
"extension_reason": string | null,
"hands_in_by_clock": boolean,
"id": string,
"is_late": boolean | null,
"is_overdue": boolean,
"milestone_id": string,
"reopened_before": Json | null,
"return_due_at": string | null,
"reviewer_id": string | null,
"state": string,
"taken_at": string | null,
"taken_back_at": string | null,
"team_id": string,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "hand_ins"
        isOneToOne: true
        isSetofReturn: false
      } },
"delay_job":
{ Args: { "p_id": string }; Returns: undefined
                           },
"delete_demo_data":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"delete_season":
{ Args: { "p_season_id": string,"p_version": string }; Returns: undefined
                           },
"deletion_obstacles":
{ Args: { "p_user_id": string }; Returns: {
              "code": string
            }[]
                           },
"demo_overview":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"deployment_facts":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"discard_announcement":
{ Args: { "p_id": string }; Returns: undefined
                           },
"discard_import":
{ Args: { "p_id": string }; Returns: undefined
                           },
"edit_team":
{ Args: { "p_changes": Json,"p_reason": string,"p_team_id": string }; Returns: {
              "captain_id": string | null,
"city": string | null,
"created_at": string,
"description": string,
"id": string,
"industry": string | null,
"listed": boolean,
"logo": string | null,
"member_count": number,
"merged_into": string | null,
"name": string,
"pitch": string,
"season_id": string,
"slug": string,
"stage": string,
"status": string,
"updated_at": string,
"wanted_skills": (string)[]
            }
                          SetofOptions: {
        from: "*"
        to: "teams"
        isOneToOne: true
        isSetofReturn: false
      } },
"end_assignment":
{ Args: { "p_id": string,"p_reason": string }; Returns: {
              "answered_at": string | null,
"asked_by": string | null,
"created_at": string,
"ended_at": string | null,
"id": string,
"mentor_id": string,
"reason": string,
"replaces_id": string | null,
"stand_in_from": string | null,
"stand_in_id": string | null,
"stand_in_until": string | null,
"status": string,
"team_id": string,
"updated_at": string,
"withdraws_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "mentor_assignments"
        isOneToOne: true
        isSetofReturn: false
      } },
"end_series":
{ Args: { "p_id": string }; Returns: number
                           },
"enter_data_request":
{ Args: { "p_asked_on": string,"p_came_by": string,"p_id": string,"p_kind": string,"p_text": string,"p_user_id": string }; Returns: {
              "answer": string,
"asked_at": string,
"came_by": string,
"closed_at": string | null,
"created_at": string,
"due_at": string,
"handled_by": string | null,
"id": string,
"kind": string,
"state": string,
"text": string,
"updated_at": string,
"user_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "data_requests"
        isOneToOne: true
        isSetofReturn: false
      } },
"enter_paper_ballot":
{ Args: { "p_ballot_id": string,"p_comment_jury": string,"p_comment_team": string,"p_reason": string,"p_scores": Json }; Returns: Json
                           },
"erase_account":
{ Args: { "p_user_id": string }; Returns: boolean
                           },
"event_cities":
{ Args: Record<PropertyKey, never>; Returns: {
              "city": string
            }[]
                           },
"event_totals":
{ Args: { "p_event_id": string }; Returns: {
              "people": number,"seat": string,"status": string
            }[]
                           },
"experiment_quotes":
{ Args: { "p_team_id": string }; Returns: {
              "experiment_id": string,"state": string,"week": number
            }[]
                           },
"expire_team_requests":
{ Args: { "p_limit"?: number }; Returns: number
                           },
"expire_uploads":
{ Args: { "p_limit"?: number }; Returns: number
                           },
"export_for_request":
{ Args: { "p_request_id": string }; Returns: Json
                           },
"export_my_data":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"extend_hand_in":
{ Args: { "p_milestone_id": string,"p_reason": string,"p_team_id": string,"p_until": string }; Returns: {
              "clock_seen_at": string | null,
"created_at": string,
"due_at_effective": string | null,
"extended_until": string | null,
"extension_asked_at": string | null,
"extension_asked_by": string | null,
"extension_asked_reason": string | null,
"extension_before": Json | null,
"extension_declined_at": string | null,
"extension_declined_reason": string | null,
"extension_reason": string | null,
"hands_in_by_clock": boolean,
"id": string,
"is_late": boolean | null,
"is_overdue": boolean,
"milestone_id": string,
"reopened_before": Json | null,
"return_due_at": string | null,
"reviewer_id": string | null,
"state": string,
"taken_at": string | null,
"taken_back_at": string | null,
"team_id": string,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "hand_ins"
        isOneToOne: true
        isSetofReturn: false
      } },
"extend_hand_ins":
{ Args: { "p_milestone_id": string,"p_reason": string,"p_team_ids": (string)[],"p_until": string }; Returns: Json
                           },
"files_of_person":
{ Args: { "p_user_id": string }; Returns: {
              "bucket_id": string,"name": string
            }[]
                           },
"finish_upload":
{ Args: { "p_id": string }; Returns: {
              "bytes": number,
"checked_at": string,
"created_at": string,
"experiment_id": string | null,
"id": string,
"media_type": string,
"milestone_id": string | null,
"name": string,
"object": string,
"part_key": string | null,
"removed_at": string | null,
"state": string,
"stored_at": string | null,
"team_id": string,
"uploaded_by": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "uploads"
        isOneToOne: true
        isSetofReturn: false
      } },
"found_team":
{ Args: { "p_name": string,"p_pitch"?: string }; Returns: {
              "captain_id": string | null,
"city": string | null,
"created_at": string,
"description": string,
"id": string,
"industry": string | null,
"listed": boolean,
"logo": string | null,
"member_count": number,
"merged_into": string | null,
"name": string,
"pitch": string,
"season_id": string,
"slug": string,
"stage": string,
"status": string,
"updated_at": string,
"wanted_skills": (string)[]
            }
                          SetofOptions: {
        from: "*"
        to: "teams"
        isOneToOne: true
        isSetofReturn: false
      } },
"gate_rounds":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"give_advice":
{ Args: { "p_id": string,"p_team_id": string,"p_text": string }; Returns: {
              "author_id": string | null,
"created_at": string,
"id": string,
"team_id": string,
"text": string
            }
                          SetofOptions: {
        from: "*"
        to: "advice"
        isOneToOne: true
        isSetofReturn: false
      } },
"give_to_stand_in":
{ Args: { "p_from"?: string,"p_mentor_id"?: string,"p_stand_in_id": string,"p_team_ids"?: (string)[],"p_until"?: string }; Returns: string[]
                           },
"give_verdict":
{ Args: { "p_advice"?: Json,"p_decision": string,"p_hand_in_id": string,"p_note"?: string,"p_version": number }; Returns: {
              "advice": NonNullable<Json>,
"author_id": string | null,
"created_at": string,
"decision": string,
"hand_in_id": string,
"id": string,
"note": string,
"settled_at": string | null,
"settles_at": string,
"team_id": string,
"version_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "hand_in_verdicts"
        isOneToOne: true
        isSetofReturn: false
      } },
"grant_juror":
{ Args: { "p_round_id": string,"p_stage_id"?: string,"p_user_id": string }; Returns: {
              "created_at": string,
"ready_at": string | null,
"reminded_at": string | null,
"round_id": string,
"stage_id": string | null,
"updated_at": string,
"user_id": string,
"withdrawn_at": string | null,
"withdrawn_reason": string
            }
                          SetofOptions: {
        from: "*"
        to: "juror_grants"
        isOneToOne: true
        isSetofReturn: false
      } },
"guest_account":
{ Args: { "p_email": string,"p_round_id": string }; Returns: string
                           },
"guest_link":
{ Args: { "p_token": string }; Returns: Json
                           },
"hand_in":
{ Args: { "p_milestone_id": string,"p_versions": Json }; Returns: {
              "created_at": string,
"due_at_effective": string,
"hand_in_id": string,
"handed_in_at": string,
"handed_in_by": string | null,
"id": string,
"is_by_clock": boolean,
"is_complete": boolean,
"is_late": boolean,
"number": number,
"parts": NonNullable<Json>,
"replaced_at": string | null,
"team_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "hand_in_versions"
        isOneToOne: true
        isSetofReturn: false
      } },
"hand_in_files":
{ Args: { "p_milestone_id": string,"p_team_ids": (string)[] }; Returns: Json
                           },
"hand_in_matrix":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"hand_over_team":
{ Args: { "p_successor": string,"p_team_id": string }; Returns: undefined
                           },
"hide_story":
{ Args: { "p_reason": string,"p_team_id": string }; Returns: undefined
                           },
"hold_comment":
{ Args: { "p_ballot_id": string,"p_is_held": boolean,"p_reason"?: string }; Returns: undefined
                           },
"hosted_stage":
{ Args: { "p_kind": string }; Returns: Json
                           },
"import_chunk":
{ Args: { "p_failed": Json,"p_job_id": string }; Returns: Json
                           },
"import_knowledge":
{ Args: { "p_emails": (string)[] }; Returns: Json
                           },
"import_source":
{ Args: { "p_id": string }; Returns: Json
                           },
"invite_again_chunk":
{ Args: { "p_failed": Json,"p_job_id": string,"p_sent": (number)[] }; Returns: Json
                           },
"invite_by_email":
{ Args: { "p_email": string,"p_message"?: string,"p_role_id"?: string,"p_team_id": string }; Returns: {
              "created_at": string,
"created_by": string | null,
"decided_at": string | null,
"decided_by": string | null,
"expires_at": string,
"id": string,
"kind": string,
"message": string,
"reminded_at": string | null,
"role_id": string | null,
"season_id": string,
"status": string,
"team_id": string,
"updated_at": string,
"user_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "team_requests"
        isOneToOne: true
        isSetofReturn: false
      } },
"invite_chunk":
{ Args: { "p_failed": Json,"p_job_id": string,"p_sent": (number)[] }; Returns: Json
                           },
"invite_person":
{ Args: { "p_message"?: string,"p_role_id"?: string,"p_team_id": string,"p_user_id": string }; Returns: {
              "created_at": string,
"created_by": string | null,
"decided_at": string | null,
"decided_by": string | null,
"expires_at": string,
"id": string,
"kind": string,
"message": string,
"reminded_at": string | null,
"role_id": string | null,
"season_id": string,
"status": string,
"team_id": string,
"updated_at": string,
"user_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "team_requests"
        isOneToOne: true
        isSetofReturn: false
      } },
"invited_addresses":
{ Args: { "p_team_id": string }; Returns: {
              "email": string,"request_id": string
            }[]
                           },
"join_by_link":
{ Args: { "p_token": string }; Returns: {
              "captain_id": string | null,
"city": string | null,
"created_at": string,
"description": string,
"id": string,
"industry": string | null,
"listed": boolean,
"logo": string | null,
"member_count": number,
"merged_into": string | null,
"name": string,
"pitch": string,
"season_id": string,
"slug": string,
"stage": string,
"status": string,
"updated_at": string,
"wanted_skills": (string)[]
            }
                          SetofOptions: {
        from: "*"
        to: "teams"
        isOneToOne: true
        isSetofReturn: false
      } },
"jury_round":
{ Args: { "p_kind": string }; Returns: Json
                           },
"leave_team":
{ Args: { "p_successor"?: string,"p_team_id": string }; Returns: undefined
                           },
"leave_team_as_mentor":
{ Args: { "p_id": string,"p_reason": string }; Returns: {
              "answered_at": string | null,
"asked_by": string | null,
"created_at": string,
"ended_at": string | null,
"id": string,
"mentor_id": string,
"reason": string,
"replaces_id": string | null,
"stand_in_from": string | null,
"stand_in_id": string | null,
"stand_in_until": string | null,
"status": string,
"team_id": string,
"updated_at": string,
"withdraws_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "mentor_assignments"
        isOneToOne: true
        isSetofReturn: false
      } },
"list_announcement_recipients":
{ Args: { "p_after"?: Json,"p_id": string,"p_limit"?: number,"p_mails"?: (string)[] }; Returns: Json
                           },
"list_announcements":
{ Args: { "p_id"?: string,"p_is_own"?: boolean,"p_limit"?: number,"p_offset"?: number,"p_query"?: string,"p_state"?: string }; Returns: Json
                           },
"list_attendees":
{ Args: { "p_after"?: number,"p_descending"?: boolean,"p_event_id": string,"p_limit"?: number,"p_offset"?: number,"p_query"?: string,"p_seat"?: string,"p_sort"?: string,"p_status"?: string }; Returns: {
              "checked_in_at": string,"created_at": string,"desk": string,"first_name": string,"last_name": string,"registration_id": string,"seat": string,"status": string,"team_name": string,"team_slug": string,"ticket": number,"total": number,"user_id": string
            }[]
                           },
"list_audit_entries":
{ Args: { "p_action"?: string,"p_actor_id"?: string,"p_before"?: number,"p_from"?: string,"p_is_automatic"?: boolean,"p_kind"?: string,"p_limit"?: number,"p_person_id"?: string,"p_reason"?: string,"p_team_id"?: string,"p_to"?: string }; Returns: {
              "action": string,"actor": Json,"after": Json,"before": Json,"created_at": string,"entity": string,"event": Json,"hidden": (string)[],"id": number,"is_automatic": boolean,"kind": string,"names": Json,"person_id": string,"reason": string,"subject": Json,"team_id": string,"team_slug": string,"week": number
            }[]
                           },
"list_browser_reports":
{ Args: { "p_days": number }; Returns: {
              "app": string,"code": string,"count": number,"first_at": string,"kind": string,"last_at": string,"message": string,"releases": (string)[],"route": string,"stack": string
            }[]
                           },
"list_consents":
{ Args: { "p_before"?: string,"p_is_withdrawn"?: boolean,"p_kind": string,"p_limit"?: number,"p_query"?: string,"p_version": string }; Returns: {
              "given_at": string,"id": string,"person": Json,"withdrawn_at": string
            }[]
                           },
"list_data_reads":
{ Args: { "p_before"?: number,"p_limit"?: number,"p_reader_id"?: string,"p_user_id"?: string,"p_what"?: string }; Returns: {
              "columns": (string)[],"filter": Json,"id": number,"people_count": number,"person": Json,"read_at": string,"reader": Json,"what": string
            }[]
                           },
"list_data_requests":
{ Args: { "p_behind"?: string,"p_is_open"?: boolean,"p_limit"?: number }; Returns: {
              "answer": string,"asked_at": string,"came_by": string,"closed_at": string,"due_at": string,"handled_by": Json,"id": string,"kind": string,"leads": string,"person": Json,"state": string,"text": string
            }[]
                           },
"list_gate_notes":
{ Args: { "p_round_id": string,"p_team_id": string }; Returns: {
              "author": Json,"created_at": string,"id": string,"is_own": boolean,"text": string
            }[]
                           },
"list_imports":
{ Args: { "p_id"?: string }; Returns: Json
                           },
"list_job_items":
{ Args: { "p_id": string,"p_limit"?: number }; Returns: {
              "fate": string,"n": number,"person": Json,"team": Json
            }[]
                           },
"list_jobs":
{ Args: { "p_id"?: string,"p_limit"?: number }; Returns: {
              "created_at": string,"done": number,"error": string,"finished_at": string,"id": string,"input": Json,"kind": string,"reason": string,"result": Json,"started_at": string,"starter": Json,"state": string,"total": number,"undo_until": string,"undoes": string,"undone_by": string
            }[]
                           },
"list_mentors":
{ Args: { "p_descending"?: boolean,"p_limit"?: number,"p_offset"?: number,"p_query"?: string,"p_sort"?: string,"p_state"?: string,"p_user_id"?: string }; Returns: {
              "active": number,"asked": number,"avatar": string,"away_until": string,"capacity": number,"cities": (string)[],"conflicts": number,"first_name": string,"languages": (string)[],"last_name": string,"last_visit_at": string,"line": string,"needs_hand": boolean,"skills": (string)[],"total": number,"user_id": string,"waiting": number,"waiting_since": string
            }[]
                           },
"list_people":
{ Args: { "p_city"?: string,"p_descending"?: boolean,"p_file_id"?: string,"p_limit"?: number,"p_offset"?: number,"p_query"?: string,"p_role"?: string,"p_sort"?: string,"p_state"?: string,"p_until"?: string,"p_user_id"?: string }; Returns: {
              "confirmed_at": string,"last_visit_at": string,"profile": Json,"team": Json,"total": number
            }[]
                           },
"list_redactable":
{ Args: { "p_team_id": string }; Returns: {
              "id": string,"label_de": string,"label_en": string,"name": string,"part_key": string,"week": number,"what": string
            }[]
                           },
"list_redactions":
{ Args: { "p_limit"?: number }; Returns: {
              "id": string,"label_de": string,"label_en": string,"part_key": string,"reason": string,"redacted_at": string,"redacted_by": Json,"team": Json,"week": number,"what": string
            }[]
                           },
"list_retention":
{ Args: Record<PropertyKey, never>; Returns: {
              "days": number,"is_automatic": boolean,"last_look": Json,"last_run": Json,"rule": string
            }[]
                           },
"list_stories":
{ Args: Record<PropertyKey, never>; Returns: {
              "agreed": number,"asked": number,"hidden_at": string,"hidden_reason": string,"is_public": boolean,"name": string,"place": number,"prize_euros": number,"published_at": string,"season_label": string,"slug": string,"status": string,"submitted_at": string,"team_id": string
            }[]
                           },
"list_teams":
{ Args: { "p_descending"?: boolean,"p_limit"?: number,"p_offset"?: number,"p_query"?: string,"p_seats"?: string,"p_sort"?: string,"p_state"?: string,"p_status"?: string }; Returns: {
              "captain": Json,"city": string,"created_at": string,"description": string,"id": string,"industry": string,"listed": boolean,"logo": string,"max_team": number,"member_count": number,"name": string,"pitch": string,"slug": string,"stage": string,"status": string,"total": number
            }[]
                           },
"list_views":
{ Args: { "p_list": string }; Returns: {
              "count": number,"filter": Json,"id": string,"name": string
            }[]
                           },
"list_web_vitals":
{ Args: { "p_days": number }; Returns: {
              "app": string,"bounds": (number)[],"counts": (number)[],"device": string,"metric": string,"route": string
            }[]
                           },
"lock_round":
{ Args: { "p_round_id": string }; Returns: {
              "ballots_wanted": number,
"bars_same_university": boolean,
"bridges_wanted": number,
"created_at": string,
"cut_size": number,
"decided_at": string | null,
"id": string,
"kind": string,
"locked_at": string | null,
"locks_at": string | null,
"open_reason": string,
"opened_at": string | null,
"release_at": string | null,
"released_at": string | null,
"season_id": string,
"shown_metrics": (string)[],
"shown_weeks": (number)[],
"shows_scores": boolean,
"state": string,
"updated_at": string,
"version": number,
"waiting_until": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "rounds"
        isOneToOne: true
        isSetofReturn: false
      } },
"look_at_retention":
{ Args: { "p_rule": string }; Returns: {
              "finished_at": string | null,
"found": number,
"id": string,
"is_automatic": boolean,
"is_dry": boolean,
"kept_since": string,
"removed": number,
"rule": string,
"started_at": string,
"started_by": string | null,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "retention_runs"
        isOneToOne: true
        isSetofReturn: false
      } },
"mentor_contacts":
{ Args: { "p_mentor_ids": (string)[] }; Returns: {
              "last_contact_at": string,"mentor_id": string
            }[]
                           },
"mentor_triage":
{ Args: Record<PropertyKey, never>; Returns: {
              "city": string,"is_stand_in": boolean,"last_contact_at": string,"last_contact_kind": string,"logo": string,"name": string,"other_name": string,"pulse_said_at": string,"pulse_state": string,"pulse_week": number,"pulses_unread": number,"reasons": Json,"slug": string,"stand_in_until": string,"status": string,"team_id": string,"waiting": Json,"weeks": Json
            }[]
                           },
"merge_teams":
{ Args: { "p_from": string,"p_into": string,"p_reason": string }; Returns: undefined
                           },
"missing_mandatory_events":
{ Args: Record<PropertyKey, never>; Returns: {
              "event_id": string,"slug": string,"starts_at": string,"team_id": string,"team_name": string,"title_de": string,"title_en": string
            }[]
                           },
"move_booking":
{ Args: { "p_id": string,"p_slot_id": string,"p_starts_at": string }; Returns: {
              "agenda": string,
"booked_by": string | null,
"cancel_word": string,
"cancelled_at": string | null,
"cancelled_by": string | null,
"created_at": string,
"ends_at": string,
"id": string,
"mentor_id": string | null,
"moved_from": string | null,
"note": string,
"reminded_for": string | null,
"sequence": number,
"settled_at": string | null,
"slot_id": string | null,
"starts_at": string,
"state": string,
"team_id": string,
"updated_at": string,
"url": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "office_hour_bookings"
        isOneToOne: true
        isSetofReturn: false
      } },
"move_checklist_item":
{ Args: { "p_id": string,"p_position": number,"p_week": number }; Returns: {
              "assigned_to": string | null,
"created_at": string,
"created_by": string | null,
"done_at": string | null,
"done_by": string | null,
"due_on": string | null,
"id": string,
"key": string | null,
"position": number,
"team_id": string,
"text": string | null,
"updated_at": string,
"week": number
            }
                          SetofOptions: {
        from: "*"
        to: "checklist_items"
        isOneToOne: true
        isSetofReturn: false
      } },
"move_faq":
{ Args: { "p_id": string,"p_next_id"?: string,"p_position": number }; Returns: boolean
                           },
"move_line":
{ Args: { "p_cut_size": number,"p_round_id": string,"p_version": number }; Returns: Json
                           },
"move_member":
{ Args: { "p_reason": string,"p_successor"?: string,"p_team_id": string,"p_user_id": string }; Returns: undefined
                           },
"move_partner":
{ Args: { "p_id": string,"p_next_id"?: string,"p_position": number }; Returns: boolean
                           },
"move_slot":
{ Args: { "p_id": string,"p_minutes": number,"p_starts_at": string }; Returns: {
              "audience": string,
"created_at": string,
"ends_at": string,
"id": string,
"is_blocked": boolean,
"mentor_id": string,
"series_id": string | null,
"starts_at": string,
"updated_at": string,
"url": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "office_hour_slots"
        isOneToOne: true
        isSetofReturn: false
      } },
"move_up":
{ Args: { "p_reason": string,"p_round_id": string,"p_team_id": string }; Returns: undefined
                           },
"my_deletion_obstacles":
{ Args: Record<PropertyKey, never>; Returns: {
              "code": string
            }[]
                           },
"my_guest":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_juries":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"my_notifications":
{ Args: { "p_before"?: string,"p_limit"?: number }; Returns: {
              "actor": Json,"created_at": string,"id": string,"kind": string,"payload": Json,"read_at": string,"team": Json
            }[]
                           },
"my_queue_positions":
{ Args: Record<PropertyKey, never>; Returns: {
              "event_id": string,"queue_position": number
            }[]
                           },
"my_requests":
{ Args: Record<PropertyKey, never>; Returns: {
              "created_at": string,
"created_by": string | null,
"decided_at": string | null,
"decided_by": string | null,
"expires_at": string,
"id": string,
"kind": string,
"message": string,
"reminded_at": string | null,
"role_id": string | null,
"season_id": string,
"status": string,
"team_id": string,
"updated_at": string,
"user_id": string | null
            }[]
                          SetofOptions: {
        from: "*"
        to: "team_requests"
        isOneToOne: false
        isSetofReturn: true
      } },
"my_sessions":
{ Args: Record<PropertyKey, never>; Returns: {
              "created_at": string,"is_current": boolean,"network": string,"updated_at": string,"user_agent": string
            }[]
                           },
"note_jury_ready":
{ Args: { "p_round_id": string }; Returns: undefined
                           },
"open_round":
{ Args: { "p_reason"?: string,"p_round_id": string }; Returns: {
              "ballots_wanted": number,
"bars_same_university": boolean,
"bridges_wanted": number,
"created_at": string,
"cut_size": number,
"decided_at": string | null,
"id": string,
"kind": string,
"locked_at": string | null,
"locks_at": string | null,
"open_reason": string,
"opened_at": string | null,
"release_at": string | null,
"released_at": string | null,
"season_id": string,
"shown_metrics": (string)[],
"shown_weeks": (number)[],
"shows_scores": boolean,
"state": string,
"updated_at": string,
"version": number,
"waiting_until": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "rounds"
        isOneToOne: true
        isSetofReturn: false
      } },
"open_season":
{ Args: { "p_season_id": string,"p_version": string }; Returns: Json
                           },
"order_criteria":
{ Args: { "p_ids": (string)[],"p_round_id": string }; Returns: undefined
                           },
"orphaned_files":
{ Args: { "p_limit": number }; Returns: {
              "bucket_id": string,"name": string
            }[]
                           },
"participation":
{ Args: { "p_user_id"?: string }; Returns: {
              "as_mentor": boolean,"ends_on": string,"first_name": string,"hand_ins": number,"last_name": string,"meetings": number,"reviews": number,"season": string,"season_id": string,"since": string,"starts_on": string,"teams": (string)[],"until": string
            }[]
                           },
"past_reviews":
{ Args: { "p_limit"?: number }; Returns: {
              "decision": string,"handed_in_at": string,"note": string,"number": number,"settled_at": string,"slug": string,"team_name": string,"title_de": string,"title_en": string,"version_id": string,"week": number
            }[]
                           },
"people_growth":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"pin_mentor":
{ Args: { "p_mentor_id": string,"p_team_id": string }; Returns: {
              "created_at": string,
"mentor_id": string,
"pinned_by": string | null,
"team_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "mentor_pins"
        isOneToOne: true
        isSetofReturn: false
      } },
"place_story":
{ Args: { "p_place"?: number,"p_prize_euros"?: number,"p_team_id": string }; Returns: undefined
                           },
"place_teams":
{ Args: { "p_places": Json,"p_round_id": string }; Returns: undefined
                           },
"plan_release":
{ Args: { "p_people": number,"p_release_at": string,"p_round_id": string }; Returns: undefined
                           },
"prepared_season":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"preview_invitations":
{ Args: { "p_selection": Json }; Returns: Json
                           },
"preview_message":
{ Args: { "p_list": string,"p_selection": Json }; Returns: Json
                           },
"preview_people_role":
{ Args: { "p_role": string,"p_selection": Json }; Returns: Json
                           },
"preview_reminder":
{ Args: { "p_milestone_id": string,"p_team_ids": (string)[] }; Returns: {
              "fate": string,"people": number,"reminded_at": string,"team_id": string
            }[]
                           },
"preview_season":
{ Args: { "p_max_team": number,"p_min_team": number,"p_season_id": string,"p_starts_on": string,"p_team_closes_at": string }; Returns: Json
                           },
"preview_season_stop":
{ Args: { "p_season_id": string }; Returns: Json
                           },
"preview_series":
{ Args: { "p_audience"?: string,"p_first_on": string,"p_from": string,"p_last_on": string,"p_minutes": number,"p_series_id"?: string,"p_to": string,"p_url"?: string,"p_weekday": number }; Returns: {
              "event": Json,"obstacle": string,"on_date": string,"starts_at": string,"wall_time": string
            }[]
                           },
"preview_team_suggestions":
{ Args: { "p_selection": Json }; Returns: Json
                           },
"preview_teams_change":
{ Args: { "p_change": Json,"p_selection": Json }; Returns: Json
                           },
"preview_teams_withdrawal":
{ Args: { "p_selection": Json }; Returns: Json
                           },
"preview_week":
{ Args: { "p_due_at"?: string,"p_season_id": string,"p_week": number }; Returns: Json
                           },
"proposal_ground":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"propose_correction":
{ Args: { "p_decision": string,"p_reason": string,"p_round_id": string,"p_team_id": string }; Returns: {
              "becomes": string,
"confirmed_at": string | null,
"confirmed_by": string | null,
"created_at": string,
"id": string,
"is_move_up": boolean,
"proposed_by": string | null,
"reason": string,
"round_id": string,
"team_id": string,
"updated_at": string,
"was": string
            }
                          SetofOptions: {
        from: "*"
        to: "gate_corrections"
        isOneToOne: true
        isSetofReturn: false
      } },
"propose_mentor":
{ Args: { "p_is_over_capacity"?: boolean,"p_mentor_id": string,"p_team_id": string }; Returns: {
              "answered_at": string | null,
"asked_by": string | null,
"created_at": string,
"ended_at": string | null,
"id": string,
"mentor_id": string,
"reason": string,
"replaces_id": string | null,
"stand_in_from": string | null,
"stand_in_id": string | null,
"stand_in_until": string | null,
"status": string,
"team_id": string,
"updated_at": string,
"withdraws_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "mentor_assignments"
        isOneToOne: true
        isSetofReturn: false
      } },
"put_ballot":
{ Args: { "p_juror_id": string,"p_kind"?: string,"p_round_id": string,"p_team_id": string }; Returns: {
              "admitted_by": string | null,
"admitted_reason": string,
"created_at": string,
"entered_by": string | null,
"id": string,
"is_comment_held": boolean,
"juror_id": string,
"kind": string,
"recused_reason": string,
"round_id": string,
"state": string,
"submitted_at": string | null,
"team_id": string,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "ballots"
        isOneToOne: true
        isSetofReturn: false
      } },
"read_confidences":
{ Args: { "p_limit"?: number }; Returns: {
              "created_at": string,"id": string,"person": Json,"settled_at": string,"team_id": string,"team_name": string,"text": string,"user_id": string
            }[]
                           },
"read_pulses":
{ Args: { "p_team_id": string }; Returns: number
                           },
"recall_story":
{ Args: { "p_team_id": string }; Returns: undefined
                           },
"recuse_ballot":
{ Args: { "p_ballot_id": string,"p_reason": string,"p_version": number }; Returns: Json
                           },
"redact":
{ Args: { "p_id": string,"p_part_key": string,"p_reason": string,"p_what": string }; Returns: {
              "id": string,
"part_key": string | null,
"reason": string,
"redacted_at": string,
"redacted_by": string | null,
"team_id": string,
"week": number | null,
"what": string
            }
                          SetofOptions: {
        from: "*"
        to: "redactions"
        isOneToOne: true
        isSetofReturn: false
      } },
"refuse_late_ballot":
{ Args: { "p_ballot_id": string,"p_reason": string }; Returns: undefined
                           },
"register_for_event":
{ Args: { "p_event_id": string,"p_seat": string }; Returns: {
              "before_check_in": Json | null,
"cancelled_at": string | null,
"cancelled_from": string | null,
"checked_in_at": string | null,
"checked_in_by": string | null,
"client_key": string | null,
"created_at": string,
"desk": string | null,
"event_id": string,
"id": string,
"offer_expires_at": string | null,
"position": number,
"reminded_at": string | null,
"seat": string,
"seated_at": string | null,
"status": string,
"taken_back": (string)[],
"updated_at": string,
"user_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "event_registrations"
        isOneToOne: true
        isSetofReturn: false
      } },
"release_review":
{ Args: { "p_hand_in_id": string }; Returns: {
              "clock_seen_at": string | null,
"created_at": string,
"due_at_effective": string | null,
"extended_until": string | null,
"extension_asked_at": string | null,
"extension_asked_by": string | null,
"extension_asked_reason": string | null,
"extension_before": Json | null,
"extension_declined_at": string | null,
"extension_declined_reason": string | null,
"extension_reason": string | null,
"hands_in_by_clock": boolean,
"id": string,
"is_late": boolean | null,
"is_overdue": boolean,
"milestone_id": string,
"reopened_before": Json | null,
"return_due_at": string | null,
"reviewer_id": string | null,
"state": string,
"taken_at": string | null,
"taken_back_at": string | null,
"team_id": string,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "hand_ins"
        isOneToOne: true
        isSetofReturn: false
      } },
"remind_jurors":
{ Args: { "p_round_id": string,"p_user_ids": (string)[] }; Returns: number
                           },
"remind_of_events":
{ Args: { "p_limit"?: number }; Returns: number
                           },
"remind_of_hand_ins":
{ Args: { "p_limit"?: number }; Returns: number
                           },
"remind_of_office_hours":
{ Args: { "p_limit"?: number }; Returns: number
                           },
"remind_of_week":
{ Args: { "p_milestone_id": string,"p_team_ids": (string)[] }; Returns: Json
                           },
"remind_request":
{ Args: { "p_request_id": string }; Returns: {
              "created_at": string,
"created_by": string | null,
"decided_at": string | null,
"decided_by": string | null,
"expires_at": string,
"id": string,
"kind": string,
"message": string,
"reminded_at": string | null,
"role_id": string | null,
"season_id": string,
"status": string,
"team_id": string,
"updated_at": string,
"user_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "team_requests"
        isOneToOne: true
        isSetofReturn: false
      } },
"removal_obstacles":
{ Args: { "p_user_id": string }; Returns: Json
                           },
"remove_action_item":
{ Args: { "p_id": string }; Returns: undefined
                           },
"remove_ballot":
{ Args: { "p_ballot_id": string }; Returns: undefined
                           },
"remove_checklist_item":
{ Args: { "p_id": string,"p_week": number }; Returns: undefined
                           },
"remove_criterion":
{ Args: { "p_id": string }; Returns: undefined
                           },
"remove_experiment":
{ Args: { "p_id": string }; Returns: {
              "adds_interviews": number,
"adds_pre_orders": number,
"adds_revenue_cents": number,
"adds_test_users": number,
"author_id": string | null,
"created_at": string,
"decision": string | null,
"happened_on": string,
"hypothesis": string,
"id": string,
"is_draft": boolean,
"links": (string)[],
"method": string,
"next_step": string,
"people_agreed": boolean,
"removed_at": string | null,
"result_value": number | null,
"seen": string,
"target_value": number | null,
"team_id": string,
"unit": string,
"updated_at": string,
"updated_by": string | null,
"verdict": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "experiments"
        isOneToOne: true
        isSetofReturn: false
      } },
"remove_gate_note":
{ Args: { "p_id": string }; Returns: undefined
                           },
"remove_juror_conflict":
{ Args: { "p_round_id": string,"p_team_id": string,"p_user_id": string }; Returns: undefined
                           },
"remove_member":
{ Args: { "p_team_id": string,"p_user_id": string }; Returns: undefined
                           },
"remove_mentor_note":
{ Args: { "p_id": string }; Returns: undefined
                           },
"remove_slot":
{ Args: { "p_id": string }; Returns: undefined
                           },
"remove_stage":
{ Args: { "p_id": string }; Returns: undefined
                           },
"remove_upload":
{ Args: { "p_id": string }; Returns: undefined
                           },
"remove_view":
{ Args: { "p_id": string }; Returns: undefined
                           },
"reopen_announcement":
{ Args: { "p_id": string }; Returns: {
              "audience": (string)[],
"body_de": string,
"body_en": string,
"by_mail": boolean,
"corrects_id": string | null,
"created_at": string,
"created_by": string | null,
"id": string,
"is_important": boolean,
"link": string | null,
"retried_at": string | null,
"rules": NonNullable<Json>,
"season_id": string,
"send_at": string | null,
"sent_at": string | null,
"state": string,
"stopped_at": string | null,
"title_de": string,
"title_en": string,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "announcements"
        isOneToOne: true
        isSetofReturn: false
      } },
"reopen_deliberation":
{ Args: { "p_reason": string,"p_round_id": string }; Returns: undefined
                           },
"reopen_hand_in":
{ Args: { "p_milestone_id": string,"p_reason": string,"p_team_id": string }; Returns: {
              "clock_seen_at": string | null,
"created_at": string,
"due_at_effective": string | null,
"extended_until": string | null,
"extension_asked_at": string | null,
"extension_asked_by": string | null,
"extension_asked_reason": string | null,
"extension_before": Json | null,
"extension_declined_at": string | null,
"extension_declined_reason": string | null,
"extension_reason": string | null,
"hands_in_by_clock": boolean,
"id": string,
"is_late": boolean | null,
"is_overdue": boolean,
"milestone_id": string,
"reopened_before": Json | null,
"return_due_at": string | null,
"reviewer_id": string | null,
"state": string,
"taken_at": string | null,
"taken_back_at": string | null,
"team_id": string,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "hand_ins"
        isOneToOne: true
        isSetofReturn: false
      } },
"reopen_hand_ins":
{ Args: { "p_milestone_id": string,"p_reason": string,"p_team_ids": (string)[] }; Returns: Json
                           },
"reopen_request":
{ Args: { "p_request_id": string }; Returns: {
              "created_at": string,
"created_by": string | null,
"decided_at": string | null,
"decided_by": string | null,
"expires_at": string,
"id": string,
"kind": string,
"message": string,
"reminded_at": string | null,
"role_id": string | null,
"season_id": string,
"status": string,
"team_id": string,
"updated_at": string,
"user_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "team_requests"
        isOneToOne: true
        isSetofReturn: false
      } },
"reopen_setup":
{ Args: { "p_reason": string,"p_round_id": string }; Returns: {
              "ballots_wanted": number,
"bars_same_university": boolean,
"bridges_wanted": number,
"created_at": string,
"cut_size": number,
"decided_at": string | null,
"id": string,
"kind": string,
"locked_at": string | null,
"locks_at": string | null,
"open_reason": string,
"opened_at": string | null,
"release_at": string | null,
"released_at": string | null,
"season_id": string,
"shown_metrics": (string)[],
"shown_weeks": (number)[],
"shows_scores": boolean,
"state": string,
"updated_at": string,
"version": number,
"waiting_until": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "rounds"
        isOneToOne: true
        isSetofReturn: false
      } },
"replace_captain":
{ Args: { "p_reason": string,"p_successor": string,"p_team_id": string }; Returns: undefined
                           },
"report_from_browser":
{ Args: { "p_reports": Json,"p_share"?: number }; Returns: undefined
                           },
"report_switch":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"request_data":
{ Args: { "p_id": string,"p_kind": string,"p_text": string }; Returns: {
              "answer": string,
"asked_at": string,
"came_by": string,
"closed_at": string | null,
"created_at": string,
"due_at": string,
"handled_by": string | null,
"id": string,
"kind": string,
"state": string,
"text": string,
"updated_at": string,
"user_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "data_requests"
        isOneToOne: true
        isSetofReturn: false
      } },
"reserve_upload":
{ Args: { "p_bytes": number,"p_experiment_id": string,"p_media_type": string,"p_milestone_id": string,"p_name": string,"p_part_key": string }; Returns: {
              "bytes": number,
"checked_at": string,
"created_at": string,
"experiment_id": string | null,
"id": string,
"media_type": string,
"milestone_id": string | null,
"name": string,
"object": string,
"part_key": string | null,
"removed_at": string | null,
"state": string,
"stored_at": string | null,
"team_id": string,
"uploaded_by": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "uploads"
        isOneToOne: true
        isSetofReturn: false
      } },
"restart_season":
{ Args: { "p_season_id": string,"p_version": string }; Returns: Json
                           },
"restore_experiment":
{ Args: { "p_id": string }; Returns: {
              "adds_interviews": number,
"adds_pre_orders": number,
"adds_revenue_cents": number,
"adds_test_users": number,
"author_id": string | null,
"created_at": string,
"decision": string | null,
"happened_on": string,
"hypothesis": string,
"id": string,
"is_draft": boolean,
"links": (string)[],
"method": string,
"next_step": string,
"people_agreed": boolean,
"removed_at": string | null,
"result_value": number | null,
"seen": string,
"target_value": number | null,
"team_id": string,
"unit": string,
"updated_at": string,
"updated_by": string | null,
"verdict": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "experiments"
        isOneToOne: true
        isSetofReturn: false
      } },
"restore_registration":
{ Args: { "p_event_id": string }; Returns: {
              "before_check_in": Json | null,
"cancelled_at": string | null,
"cancelled_from": string | null,
"checked_in_at": string | null,
"checked_in_by": string | null,
"client_key": string | null,
"created_at": string,
"desk": string | null,
"event_id": string,
"id": string,
"offer_expires_at": string | null,
"position": number,
"reminded_at": string | null,
"seat": string,
"seated_at": string | null,
"status": string,
"taken_back": (string)[],
"updated_at": string,
"user_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "event_registrations"
        isOneToOne: true
        isSetofReturn: false
      } },
"restore_upload":
{ Args: { "p_id": string }; Returns: {
              "bytes": number,
"checked_at": string,
"created_at": string,
"experiment_id": string | null,
"id": string,
"media_type": string,
"milestone_id": string | null,
"name": string,
"object": string,
"part_key": string | null,
"removed_at": string | null,
"state": string,
"stored_at": string | null,
"team_id": string,
"uploaded_by": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "uploads"
        isOneToOne: true
        isSetofReturn: false
      } },
"resume_job":
{ Args: { "p_id": string }; Returns: undefined
                           },
"retry_announcement":
{ Args: { "p_id": string }; Returns: number
                           },
"review_queue":
{ Args: Record<PropertyKey, never>; Returns: {
              "hand_in_id": string,"handed_in_at": string,"is_late": boolean,"is_shared": boolean,"logo": string,"name": string,"reviewer_id": string,"slug": string,"state": string,"team_id": string,"version": number,"week": number
            }[]
                           },
"revoke_feed_token":
{ Args: Record<PropertyKey, never>; Returns: undefined
                           },
"revoke_guest":
{ Args: { "p_reason": string,"p_round_id": string,"p_user_id": string }; Returns: undefined
                           },
"revoke_invite_link":
{ Args: { "p_link_id": string }; Returns: undefined
                           },
"round_progress":
{ Args: { "p_round_id": string }; Returns: Json
                           },
"round_protocol":
{ Args: { "p_round_id": string }; Returns: Json
                           },
"round_recipients":
{ Args: { "p_round_id": string }; Returns: Json
                           },
"round_results":
{ Args: { "p_round_id": string }; Returns: Json
                           },
"round_setup":
{ Args: { "p_round_id": string }; Returns: Json
                           },
"run_retention":
{ Args: { "p_id": string,"p_look_id": string }; Returns: {
              "finished_at": string | null,
"found": number,
"id": string,
"is_automatic": boolean,
"is_dry": boolean,
"kept_since": string,
"removed": number,
"rule": string,
"started_at": string,
"started_by": string | null,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "retention_runs"
        isOneToOne: true
        isSetofReturn: false
      } },
"save_announcement":
{ Args: { "p_changes": Json,"p_id"?: string,"p_version"?: string }; Returns: {
              "audience": (string)[],
"body_de": string,
"body_en": string,
"by_mail": boolean,
"corrects_id": string | null,
"created_at": string,
"created_by": string | null,
"id": string,
"is_important": boolean,
"link": string | null,
"retried_at": string | null,
"rules": NonNullable<Json>,
"season_id": string,
"send_at": string | null,
"sent_at": string | null,
"state": string,
"stopped_at": string | null,
"title_de": string,
"title_en": string,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "announcements"
        isOneToOne: true
        isSetofReturn: false
      } },
"save_criterion":
{ Args: { "p_criterion": Json,"p_round_id": string }; Returns: {
              "anchors_de": (string)[],
"anchors_en": (string)[],
"created_at": string,
"id": string,
"name_de": string,
"name_en": string,
"position": number,
"question_de": string,
"question_en": string,
"round_id": string,
"updated_at": string,
"weight": number
            }
                          SetofOptions: {
        from: "*"
        to: "criteria"
        isOneToOne: true
        isSetofReturn: false
      } },
"save_experiment":
{ Args: { "p_id": string,"p_values": Json,"p_version": number }; Returns: {
              "adds_interviews": number,
"adds_pre_orders": number,
"adds_revenue_cents": number,
"adds_test_users": number,
"author_id": string | null,
"created_at": string,
"decision": string | null,
"happened_on": string,
"hypothesis": string,
"id": string,
"is_draft": boolean,
"links": (string)[],
"method": string,
"next_step": string,
"people_agreed": boolean,
"removed_at": string | null,
"result_value": number | null,
"seen": string,
"target_value": number | null,
"team_id": string,
"unit": string,
"updated_at": string,
"updated_by": string | null,
"verdict": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "experiments"
        isOneToOne: true
        isSetofReturn: false
      } },
"save_hand_in_part":
{ Args: { "p_key": string,"p_milestone_id": string,"p_value": Json,"p_version": number }; Returns: {
              "hand_in_id": string,
"part_key": string,
"team_id": string,
"value": NonNullable<Json>,
"version": number,
"written_at": string,
"written_by": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "hand_in_parts"
        isOneToOne: true
        isSetofReturn: false
      } },
"save_import":
{ Args: { "p_choices": Json,"p_id": string }; Returns: undefined
                           },
"save_mentor_note":
{ Args: { "p_id": string,"p_team_id": string,"p_text": string,"p_version_id"?: string }; Returns: {
              "author_id": string | null,
"created_at": string,
"id": string,
"team_id": string,
"text": string,
"updated_at": string,
"version_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "mentor_notes"
        isOneToOne: true
        isSetofReturn: false
      } },
"save_mentor_profile":
{ Args: { "p_capacity": number,"p_cities": (string)[],"p_languages": (string)[],"p_line": string,"p_skills"?: (string)[],"p_takes_shared_queue": boolean }; Returns: {
              "capacity": number,
"cities": (string)[],
"created_at": string,
"languages": (string)[],
"line": string,
"takes_shared_queue": boolean,
"updated_at": string,
"user_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "mentor_profiles"
        isOneToOne: true
        isSetofReturn: false
      } },
"save_round":
{ Args: { "p_changes": Json,"p_round_id": string,"p_version": number }; Returns: {
              "ballots_wanted": number,
"bars_same_university": boolean,
"bridges_wanted": number,
"created_at": string,
"cut_size": number,
"decided_at": string | null,
"id": string,
"kind": string,
"locked_at": string | null,
"locks_at": string | null,
"open_reason": string,
"opened_at": string | null,
"release_at": string | null,
"released_at": string | null,
"season_id": string,
"shown_metrics": (string)[],
"shown_weeks": (number)[],
"shows_scores": boolean,
"state": string,
"updated_at": string,
"version": number,
"waiting_until": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "rounds"
        isOneToOne: true
        isSetofReturn: false
      } },
"save_season":
{ Args: { "p_ground": string,"p_label": string,"p_max_team": number,"p_min_team": number,"p_season_id": string,"p_starts_on": string,"p_team_closes_at": string,"p_version": string }; Returns: Json
                           },
"save_stage":
{ Args: { "p_round_id": string,"p_stage": Json }; Returns: {
              "created_at": string,
"host_id": string | null,
"id": string,
"minutes_each": number,
"name": string,
"round_id": string,
"starts_at": string,
"updated_at": string,
"venue": string
            }
                          SetofOptions: {
        from: "*"
        to: "stages"
        isOneToOne: true
        isSetofReturn: false
      } },
"save_story":
{ Args: { "p_before": Json,"p_team_id": string,"p_values": Json }; Returns: {
              "draft": Json,"draft_version": number,"written_at": string
            }[]
                           },
"save_view":
{ Args: { "p_filter": Json,"p_id": string,"p_list": string,"p_name": string }; Returns: string
                           },
"save_week":
{ Args: { "p_ground": string,"p_season_id": string,"p_values": Json,"p_version": string,"p_week": number }; Returns: Json
                           },
"schedule_announcement":
{ Args: { "p_id": string,"p_send_at"?: string,"p_version": string }; Returns: {
              "audience": (string)[],
"body_de": string,
"body_en": string,
"by_mail": boolean,
"corrects_id": string | null,
"created_at": string,
"created_by": string | null,
"id": string,
"is_important": boolean,
"link": string | null,
"retried_at": string | null,
"rules": NonNullable<Json>,
"season_id": string,
"send_at": string | null,
"sent_at": string | null,
"state": string,
"stopped_at": string | null,
"title_de": string,
"title_en": string,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "announcements"
        isOneToOne: true
        isSetofReturn: false
      } },
"search_people":
{ Args: { "p_city"?: string,"p_limit"?: number,"p_offset"?: number,"p_query"?: string,"p_skills"?: (string)[],"p_sort"?: string }; Returns: {
              "avatar": string,"city": string,"first_name": string,"last_name": string,"matched_skills": (string)[],"request": Json,"same_city": boolean,"skills": (string)[],"studies": string,"total": number,"university": string,"user_id": string,"wish": string
            }[]
                           },
"search_profiles":
{ Args: { "p_descending"?: boolean,"p_limit"?: number,"p_offset"?: number,"p_query": string,"p_role"?: string,"p_sort"?: string }; Returns: {
              "profile": Json,"total": number
            }[]
                           },
"search_teams":
{ Args: { "p_city"?: string,"p_limit"?: number,"p_offset"?: number,"p_open"?: boolean,"p_query"?: string,"p_skills"?: (string)[],"p_sort"?: string,"p_stage"?: string }; Returns: {
              "city": string,"id": string,"industry": string,"logo": string,"matched_skills": (string)[],"max_team": number,"member_count": number,"members": Json,"my_request": Json,"name": string,"open_places": number,"pitch": string,"roles": Json,"same_city": boolean,"slug": string,"stage": string,"status": string,"total": number,"wanted_skills": (string)[]
            }[]
                           },
"season_figures":
{ Args: { "p_season_id": string }; Returns: {
              "most_wanted": string,"people": number,"teams": number,"teams_looking": number
            }[]
                           },
"season_medians":
{ Args: { "p_season_id": string }; Returns: {
              "median": number,"metric": string,"teams": number,"week": number
            }[]
                           },
"season_news":
{ Args: { "p_limit"?: number }; Returns: {
              "at": string,"kind": string,"person": string,"team_id": string,"team_name": string,"team_slug": string,"week": number
            }[]
                           },
"season_settings":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"seat_juror":
{ Args: { "p_round_id": string,"p_stage_id"?: string,"p_user_id": string }; Returns: {
              "created_at": string,
"ready_at": string | null,
"reminded_at": string | null,
"round_id": string,
"stage_id": string | null,
"updated_at": string,
"user_id": string,
"withdrawn_at": string | null,
"withdrawn_reason": string
            }
                          SetofOptions: {
        from: "*"
        to: "juror_grants"
        isOneToOne: true
        isSetofReturn: false
      } },
"send_guest_link":
{ Args: { "p_round_id": string,"p_user_id": string }; Returns: undefined
                           },
"server_time":
{ Args: Record<PropertyKey, never>; Returns: string
                           },
"set_absence":
{ Args: { "p_from": string,"p_id": string,"p_mentor_id"?: string,"p_stand_in_id"?: string,"p_until": string }; Returns: {
              "created_at": string,
"ends_on": string,
"id": string,
"mentor_id": string,
"stand_in_id": string | null,
"starts_on": string,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "mentor_absences"
        isOneToOne: true
        isSetofReturn: false
      } },
"set_presence":
{ Args: { "p_presence": string,"p_round_id": string,"p_team_id": string }; Returns: {
              "created_at": string,
"position": number | null,
"presence": string,
"round_id": string,
"stage_id": string | null,
"team_id": string,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "round_teams"
        isOneToOne: true
        isSetofReturn: false
      } },
"set_report_switch":
{ Args: { "p_is_on": boolean,"p_reason": string,"p_share": number }; Returns: Json
                           },
"set_team_goals":
{ Args: { "p_goals": Json }; Returns: undefined
                           },
"settle_booking":
{ Args: { "p_id": string,"p_items"?: Json,"p_note"?: string,"p_outcome": string }; Returns: {
              "agenda": string,
"booked_by": string | null,
"cancel_word": string,
"cancelled_at": string | null,
"cancelled_by": string | null,
"created_at": string,
"ends_at": string,
"id": string,
"mentor_id": string | null,
"moved_from": string | null,
"note": string,
"reminded_for": string | null,
"sequence": number,
"settled_at": string | null,
"slot_id": string | null,
"starts_at": string,
"state": string,
"team_id": string,
"updated_at": string,
"url": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "office_hour_bookings"
        isOneToOne: true
        isSetofReturn: false
      } },
"settle_confidence":
{ Args: { "p_id": string,"p_is_settled": boolean }; Returns: {
              "created_at": string,
"id": string,
"settled_at": string | null,
"settled_by": string | null,
"team_id": string | null,
"text": string,
"updated_at": string,
"user_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "confidences"
        isOneToOne: true
        isSetofReturn: false
      } },
"settle_job":
{ Args: { "p_claim": string,"p_done": number,"p_error"?: string,"p_id": string,"p_is_over"?: boolean,"p_result"?: Json }; Returns: boolean
                           },
"settle_outbox":
{ Args: { "p_claim": string,"p_error"?: string,"p_id": string }; Returns: boolean
                           },
"settle_verdicts":
{ Args: { "p_limit"?: number }; Returns: number
                           },
"shared_queue":
{ Args: { "p_limit"?: number,"p_offset"?: number }; Returns: {
              "hand_in_id": string,"handed_in_at": string,"is_late": boolean,"logo": string,"reviewer_id": string,"slug": string,"state": string,"team_id": string,"team_name": string,"title_de": string,"title_en": string,"total": number,"version": number,"week": number
            }[]
                           },
"show_story":
{ Args: { "p_team_id": string }; Returns: undefined
                           },
"showcase_seasons":
{ Args: Record<PropertyKey, never>; Returns: {
              "finalists": number,"label": string,"starts_on": string,"students": number,"teams": number
            }[]
                           },
"showcase_stories":
{ Args: Record<PropertyKey, never>; Returns: {
              "city": string,"content": Json,"name": string,"place": number,"prize_euros": number,"published_at": string,"season_label": string,"season_starts_on": string,"season_weeks": number,"slug": string,"team_size": number,"topic": string
            }[]
                           },
"start_import":
{ Args: { "p_counts": Json,"p_id": string,"p_rows": Json }; Returns: undefined
                           },
"start_invitations":
{ Args: { "p_count": number,"p_selection": Json }; Returns: string
                           },
"start_message":
{ Args: { "p_count": number,"p_list": string,"p_selection": Json }; Returns: string
                           },
"start_people_role":
{ Args: { "p_count": number,"p_reason": string,"p_role": string,"p_selection": Json }; Returns: string
                           },
"start_team_suggestions":
{ Args: { "p_count": number,"p_selection": Json }; Returns: string
                           },
"start_teams_change":
{ Args: { "p_change": Json,"p_count": number,"p_reason": string,"p_selection": Json }; Returns: string
                           },
"start_teams_withdrawal":
{ Args: { "p_count": number,"p_reason": string,"p_selection": Json }; Returns: string
                           },
"stop_announcement":
{ Args: { "p_id": string }; Returns: {
              "audience": (string)[],
"body_de": string,
"body_en": string,
"by_mail": boolean,
"corrects_id": string | null,
"created_at": string,
"created_by": string | null,
"id": string,
"is_important": boolean,
"link": string | null,
"retried_at": string | null,
"rules": NonNullable<Json>,
"season_id": string,
"send_at": string | null,
"sent_at": string | null,
"state": string,
"stopped_at": string | null,
"title_de": string,
"title_en": string,
"updated_at": string
            }
                          SetofOptions: {
        from: "*"
        to: "announcements"
        isOneToOne: true
        isSetofReturn: false
      } },
"stop_job":
{ Args: { "p_id": string }; Returns: undefined
                           },
"stop_release":
{ Args: { "p_round_id": string }; Returns: undefined
                           },
"stop_season":
{ Args: { "p_season_id": string,"p_version": string }; Returns: Json
                           },
"story_requests":
{ Args: { "p_slug"?: string }; Returns: {
              "city": string,"content": Json,"is_public": boolean,"name": string,"note": string,"number": number,"place": number,"prize_euros": number,"season_label": string,"season_starts_on": string,"season_weeks": number,"slug": string,"state": string,"submitted_at": string,"team_size": number,"topic": string,"version_id": string
            }[]
                           },
"story_workspace":
{ Args: Record<PropertyKey, never>; Returns: {
              "can_write": boolean,"city": string,"draft": Json,"draft_version": number,"hidden_at": string,"hidden_reason": string,"is_captain": boolean,"name": string,"people": Json,"place": number,"prize_euros": number,"published_at": string,"published_version": number,"season_label": string,"season_starts_on": string,"season_weeks": number,"slug": string,"team_id": string,"team_size": number,"topic": string,"totals": Json,"version": Json,"weeks": Json,"written_at": string
            }[]
                           },
"submit_story":
{ Args: { "p_draft_version": number,"p_team_id": string }; Returns: number
                           },
"swap_places":
{ Args: { "p_other_team_id": string,"p_round_id": string,"p_team_id": string }; Returns: undefined
                           },
"switch_clock_hand_in":
{ Args: { "p_is_on": boolean,"p_milestone_id": string }; Returns: {
              "clock_seen_at": string | null,
"created_at": string,
"due_at_effective": string | null,
"extended_until": string | null,
"extension_asked_at": string | null,
"extension_asked_by": string | null,
"extension_asked_reason": string | null,
"extension_before": Json | null,
"extension_declined_at": string | null,
"extension_declined_reason": string | null,
"extension_reason": string | null,
"hands_in_by_clock": boolean,
"id": string,
"is_late": boolean | null,
"is_overdue": boolean,
"milestone_id": string,
"reopened_before": Json | null,
"return_due_at": string | null,
"reviewer_id": string | null,
"state": string,
"taken_at": string | null,
"taken_back_at": string | null,
"team_id": string,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "hand_ins"
        isOneToOne: true
        isSetofReturn: false
      } },
"take_back_acceptance":
{ Args: { "p_assignment_ids": (string)[] }; Returns: Json
                           },
"take_back_advice":
{ Args: { "p_id": string }; Returns: undefined
                           },
"take_back_ballot":
{ Args: { "p_ballot_id": string,"p_client_key": string,"p_version": number }; Returns: Json
                           },
"take_back_check_in":
{ Args: { "p_key": string,"p_registration_id": string }; Returns: {
              "before_check_in": Json | null,
"cancelled_at": string | null,
"cancelled_from": string | null,
"checked_in_at": string | null,
"checked_in_by": string | null,
"client_key": string | null,
"created_at": string,
"desk": string | null,
"event_id": string,
"id": string,
"offer_expires_at": string | null,
"position": number,
"reminded_at": string | null,
"seat": string,
"seated_at": string | null,
"status": string,
"taken_back": (string)[],
"updated_at": string,
"user_id": string
            }
                          SetofOptions: {
        from: "*"
        to: "event_registrations"
        isOneToOne: true
        isSetofReturn: false
      } },
"take_back_extensions":
{ Args: { "p_milestone_id": string,"p_team_ids": (string)[],"p_until": string }; Returns: Json
                           },
"take_back_hand_in":
{ Args: { "p_hand_in_id": string }; Returns: {
              "clock_seen_at": string | null,
"created_at": string,
"due_at_effective": string | null,
"extended_until": string | null,
"extension_asked_at": string | null,
"extension_asked_by": string | null,
"extension_asked_reason": string | null,
"extension_before": Json | null,
"extension_declined_at": string | null,
"extension_declined_reason": string | null,
"extension_reason": string | null,
"hands_in_by_clock": boolean,
"id": string,
"is_late": boolean | null,
"is_overdue": boolean,
"milestone_id": string,
"reopened_before": Json | null,
"return_due_at": string | null,
"reviewer_id": string | null,
"state": string,
"taken_at": string | null,
"taken_back_at": string | null,
"team_id": string,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "hand_ins"
        isOneToOne: true
        isSetofReturn: false
      } },
"take_back_pulse":
{ Args: { "p_week": number }; Returns: undefined
                           },
"take_back_reopenings":
{ Args: { "p_milestone_id": string,"p_team_ids": (string)[] }; Returns: Json
                           },
"take_back_verdict":
{ Args: { "p_id": string }; Returns: {
              "clock_seen_at": string | null,
"created_at": string,
"due_at_effective": string | null,
"extended_until": string | null,
"extension_asked_at": string | null,
"extension_asked_by": string | null,
"extension_asked_reason": string | null,
"extension_before": Json | null,
"extension_declined_at": string | null,
"extension_declined_reason": string | null,
"extension_reason": string | null,
"hands_in_by_clock": boolean,
"id": string,
"is_late": boolean | null,
"is_overdue": boolean,
"milestone_id": string,
"reopened_before": Json | null,
"return_due_at": string | null,
"reviewer_id": string | null,
"state": string,
"taken_at": string | null,
"taken_back_at": string | null,
"team_id": string,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "hand_ins"
        isOneToOne: true
        isSetofReturn: false
      } },
"take_review":
{ Args: { "p_hand_in_id": string,"p_version": number }; Returns: {
              "clock_seen_at": string | null,
"created_at": string,
"due_at_effective": string | null,
"extended_until": string | null,
"extension_asked_at": string | null,
"extension_asked_by": string | null,
"extension_asked_reason": string | null,
"extension_before": Json | null,
"extension_declined_at": string | null,
"extension_declined_reason": string | null,
"extension_reason": string | null,
"hands_in_by_clock": boolean,
"id": string,
"is_late": boolean | null,
"is_overdue": boolean,
"milestone_id": string,
"reopened_before": Json | null,
"return_due_at": string | null,
"reviewer_id": string | null,
"state": string,
"taken_at": string | null,
"taken_back_at": string | null,
"team_id": string,
"updated_at": string,
"version": number
            }
                          SetofOptions: {
        from: "*"
        to: "hand_ins"
        isOneToOne: true
        isSetofReturn: false
      } },
"team_action_items":
{ Args: { "p_team_id": string }; Returns: {
              "answered_at": string | null,
"answered_by": string | null,
"answered_week": number | null,
"assigned_to": string | null,
"created_at": string,
"created_by": string | null,
"due_week": number | null,
"from_user": string | null,
"id": string,
"source_id": string | null,
"source_kind": string,
"source_week": number | null,
"state": string,
"team_id": string,
"text": string,
"updated_at": string,
"word": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "action_items"
        isOneToOne: false
        isSetofReturn: true
      } },
"team_advice":
{ Args: { "p_team_id": string }; Returns: {
              "author_id": string | null,
"created_at": string,
"id": string,
"team_id": string,
"text": string
            }[]
                          SetofOptions: {
        from: "*"
        to: "advice"
        isOneToOne: false
        isSetofReturn: true
      } },
"team_at_events":
{ Args: { "p_event_ids": (string)[] }; Returns: {
              "event_id": string,"first_name": string,"last_name": string,"seat": string,"status": string,"user_id": string
            }[]
                           },
"team_behind_link":
{ Args: { "p_token": string }; Returns: {
              "logo": string,"max_team": number,"member_count": number,"name": string,"pitch": string,"slug": string,"state": string,"team_id": string
            }[]
                           },
"team_checklist":
{ Args: { "p_team_id": string,"p_week": number }; Returns: {
              "assigned_to": string,"done_at": string,"done_by": string,"due_on": string,"id": string,"is_hand_in": boolean,"key": string,"position": number,"text_de": string,"text_en": string
            }[]
                           },
"team_experiments":
{ Args: { "p_team_id": string }; Returns: {
              "adds_interviews": number,
"adds_pre_orders": number,
"adds_revenue_cents": number,
"adds_test_users": number,
"author_id": string | null,
"created_at": string,
"decision": string | null,
"happened_on": string,
"hypothesis": string,
"id": string,
"is_draft": boolean,
"links": (string)[],
"method": string,
"next_step": string,
"people_agreed": boolean,
"removed_at": string | null,
"result_value": number | null,
"seen": string,
"target_value": number | null,
"team_id": string,
"unit": string,
"updated_at": string,
"updated_by": string | null,
"verdict": string,
"version": number
            }[]
                          SetofOptions: {
        from: "*"
        to: "experiments"
        isOneToOne: false
        isSetofReturn: true
      } },
"team_facets":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"team_gate":
{ Args: { "p_kind": string }; Returns: Json
                           },
"team_hand_ins":
{ Args: { "p_team_id": string }; Returns: {
              "clock_seen_at": string | null,
"created_at": string,
"due_at_effective": string | null,
"extended_until": string | null,
"extension_asked_at": string | null,
"extension_asked_by": string | null,
"extension_asked_reason": string | null,
"extension_before": Json | null,
"extension_declined_at": string | null,
"extension_declined_reason": string | null,
"extension_reason": string | null,
"hands_in_by_clock": boolean,
"id": string,
"is_late": boolean | null,
"is_overdue": boolean,
"milestone_id": string,
"reopened_before": Json | null,
"return_due_at": string | null,
"reviewer_id": string | null,
"state": string,
"taken_at": string | null,
"taken_back_at": string | null,
"team_id": string,
"updated_at": string,
"version": number
            }[]
                          SetofOptions: {
        from: "*"
        to: "hand_ins"
        isOneToOne: false
        isSetofReturn: true
      } },
"team_history":
{ Args: { "p_before"?: number,"p_limit"?: number,"p_team_id": string }; Returns: {
              "action": string,"actor": string,"after": Json,"before": Json,"captain_after": string,"captain_before": string,"created_at": string,"entity": string,"id": number,"person": string,"reason": string
            }[]
                           },
"team_meetings":
{ Args: { "p_team_id": string }; Returns: {
              "agenda": string,
"booked_by": string | null,
"cancel_word": string,
"cancelled_at": string | null,
"cancelled_by": string | null,
"created_at": string,
"ends_at": string,
"id": string,
"mentor_id": string | null,
"moved_from": string | null,
"note": string,
"reminded_for": string | null,
"sequence": number,
"settled_at": string | null,
"slot_id": string | null,
"starts_at": string,
"state": string,
"team_id": string,
"updated_at": string,
"url": string | null
            }[]
                          SetofOptions: {
        from: "*"
        to: "office_hour_bookings"
        isOneToOne: false
        isSetofReturn: true
      } },
"team_mentor_notes":
{ Args: { "p_team_id": string }; Returns: {
              "author_id": string,"created_at": string,"id": string,"team_id": string,"text": string,"updated_at": string,"version": number,"version_id": string,"week": number
            }[]
                           },
"team_pulses":
{ Args: { "p_team_id": string }; Returns: {
              "created_at": string,
"id": string,
"note": string,
"read_by": string | null,
"read_by_mentor_at": string | null,
"state": string,
"team_id": string,
"updated_at": string,
"user_id": string,
"week": number
            }[]
                          SetofOptions: {
        from: "*"
        to: "pulses"
        isOneToOne: false
        isSetofReturn: true
      } },
"team_traction":
{ Args: { "p_team_id": string }; Returns: {
              "experiments": number,"interviews": number,"pre_orders": number,"revenue_cents": number,"test_users": number,"week": number
            }[]
                           },
"team_weeks":
{ Args: { "p_team_id": string }; Returns: {
              "closes_at": string,"due_at": string,"due_at_effective": string,"extended_until": string,"extension_asked_at": string,"extension_reason": string,"hand_in_id": string,"handed_in_at": string,"hands_in_by_clock": boolean,"is_by_clock": boolean,"is_complete": boolean,"is_late": boolean,"is_overdue": boolean,"last_decision": string,"last_note": string,"last_noted_at": string,"milestone_id": string,"opens_at": string,"parts_ready": number,"parts_required": number,"return_due_at": string,"state": string,"team_id": string,"version": number,"week": number
            }[]
                           },
"teams_looking":
{ Args: { "p_season_id": string }; Returns: {
              "city": string,"name": string,"pitch": string,"wanted_skills": (string)[]
            }[]
                           },
"test_announcement":
{ Args: { "p_id": string,"p_locale": string }; Returns: undefined
                           },
"test_event_mail":
{ Args: { "p_event_id": string,"p_message"?: string }; Returns: undefined
                           },
"tick_checklist_item":
{ Args: { "p_id": string,"p_is_done": boolean,"p_week": number }; Returns: {
              "assigned_to": string | null,
"created_at": string,
"created_by": string | null,
"done_at": string | null,
"done_by": string | null,
"due_on": string | null,
"id": string,
"key": string | null,
"position": number,
"team_id": string,
"text": string | null,
"updated_at": string,
"week": number
            }
                          SetofOptions: {
        from: "*"
        to: "checklist_items"
        isOneToOne: true
        isSetofReturn: false
      } },
"tidy_audit_log":
{ Args: { "p_limit"?: number }; Returns: number
                           },
"tidy_browser_reports":
{ Args: { "p_limit"?: number }; Returns: number
                           },
"tidy_imports":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"tidy_jobs":
{ Args: Record<PropertyKey, never>; Returns: number
                           },
"unblock_slot":
{ Args: { "p_id": string }; Returns: {
              "audience": string,
"created_at": string,
"ends_at": string,
"id": string,
"is_blocked": boolean,
"mentor_id": string,
"series_id": string | null,
"starts_at": string,
"updated_at": string,
"url": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "office_hour_slots"
        isOneToOne: true
        isSetofReturn: false
      } },
"undo_import":
{ Args: { "p_id": string }; Returns: string
                           },
"undo_job":
{ Args: { "p_id": string }; Returns: string
                           },
"undo_recusal":
{ Args: { "p_ballot_id": string,"p_version": number }; Returns: Json
                           },
"undo_team_decision":
{ Args: { "p_round_id": string,"p_team_id": string }; Returns: undefined
                           },
"unlock_round":
{ Args: { "p_reason": string,"p_round_id": string }; Returns: {
              "ballots_wanted": number,
"bars_same_university": boolean,
"bridges_wanted": number,
"created_at": string,
"cut_size": number,
"decided_at": string | null,
"id": string,
"kind": string,
"locked_at": string | null,
"locks_at": string | null,
"open_reason": string,
"opened_at": string | null,
"release_at": string | null,
"released_at": string | null,
"season_id": string,
"shown_metrics": (string)[],
"shown_weeks": (number)[],
"shows_scores": boolean,
"state": string,
"updated_at": string,
"version": number,
"waiting_until": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "rounds"
        isOneToOne: true
        isSetofReturn: false
      } },
"unpin_mentor":
{ Args: { "p_team_id": string }; Returns: undefined
                           },
"update_round_teams":
{ Args: { "p_round_id": string }; Returns: number
                           },
"weigh_criteria":
{ Args: { "p_round_id": string,"p_weights": Json }; Returns: undefined
                           },
"withdraw_conflict":
{ Args: { "p_id": string }; Returns: undefined
                           },
"withdraw_correction":
{ Args: { "p_id": string }; Returns: undefined
                           },
"withdraw_data_request":
{ Args: { "p_id": string }; Returns: {
              "answer": string,
"asked_at": string,
"came_by": string,
"closed_at": string | null,
"created_at": string,
"due_at": string,
"handled_by": string | null,
"id": string,
"kind": string,
"state": string,
"text": string,
"updated_at": string,
"user_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "data_requests"
        isOneToOne: true
        isSetofReturn: false
      } },
"withdraw_juror":
{ Args: { "p_reason": string,"p_round_id": string,"p_user_id": string }; Returns: {
              "created_at": string,
"ready_at": string | null,
"reminded_at": string | null,
"round_id": string,
"stage_id": string | null,
"updated_at": string,
"user_id": string,
"withdrawn_at": string | null,
"withdrawn_reason": string
            }
                          SetofOptions: {
        from: "*"
        to: "juror_grants"
        isOneToOne: true
        isSetofReturn: false
      } },
"withdraw_proposal":
{ Args: { "p_id": string }; Returns: {
              "answered_at": string | null,
"asked_by": string | null,
"created_at": string,
"ended_at": string | null,
"id": string,
"mentor_id": string,
"reason": string,
"replaces_id": string | null,
"stand_in_from": string | null,
"stand_in_id": string | null,
"stand_in_until": string | null,
"status": string,
"team_id": string,
"updated_at": string,
"withdraws_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "mentor_assignments"
        isOneToOne: true
        isSetofReturn: false
      } },
"withdraw_request":
{ Args: { "p_request_id": string }; Returns: {
              "created_at": string,
"created_by": string | null,
"decided_at": string | null,
"decided_by": string | null,
"expires_at": string,
"id": string,
"kind": string,
"message": string,
"reminded_at": string | null,
"role_id": string | null,
"season_id": string,
"status": string,
"team_id": string,
"updated_at": string,
"user_id": string | null
            }
                          SetofOptions: {
        from: "*"
        to: "team_requests"
        isOneToOne: true
        isSetofReturn: false
      } },
"withdraw_team":
{ Args: { "p_reason": string,"p_team_id": string }; Returns: undefined
                           },
"write_ballot":
{ Args: { "p_ballot_id": string,"p_client_key": string,"p_comment_jury": string,"p_comment_team": string,"p_finished_at": string,"p_is_submitted": boolean,"p_scores": Json,"p_version": number }; Returns: Json
                           }
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
  ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
      Row: infer R
    }
    ? R
    : never
  : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Insert: infer I
    }
    ? I
    : never
  : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
  ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
      Update: infer U
    }
    ? U
    : never
  : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
  ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
  : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
  ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
  : never

export const Constants = {
  "public": {
          Enums: {
            
          }
        }
} as const
