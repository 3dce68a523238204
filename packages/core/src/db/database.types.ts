// Generated from the migrations by "pnpm --filter @grow/backend run types". Never edited by hand.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            "consents": {
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
                },"events": {
                  Row: {
                    "body": string,"capacity_online": number | null,"capacity_onsite": number | null,"category": string,"city": string | null,"created_at": string,"ends_at": string,"id": string,"mandatory": boolean,"mode": string,"place": string | null,"season_id": string,"slug": string,"starts_at": string,"summary": string,"title": string,"updated_at": string,"url": string | null,"visibility": string
                  }
                  ComputedFields: never
                  Insert: {
                    "body"?: string,"capacity_online"?: number | null,"capacity_onsite"?: number | null,"category": string,"city"?: string | null,"created_at"?: string,"ends_at": string,"id"?: string,"mandatory"?: boolean,"mode": string,"place"?: string | null,"season_id": string,"slug": string,"starts_at": string,"summary"?: string,"title": string,"updated_at"?: string,"url"?: string | null,"visibility"?: string
                  }
                  Update: {
                    "body"?: string,"capacity_online"?: number | null,"capacity_onsite"?: number | null,"category"?: string,"city"?: string | null,"created_at"?: string,"ends_at"?: string,"id"?: string,"mandatory"?: boolean,"mode"?: string,"place"?: string | null,"season_id"?: string,"slug"?: string,"starts_at"?: string,"summary"?: string,"title"?: string,"updated_at"?: string,"url"?: string | null,"visibility"?: string
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
                },"seasons": {
                  Row: {
                    "created_at": string,"id": string,"label": string,"max_team": number,"min_team": number,"phase": string,"starts_on": string,"team_closes_at": string | null,"updated_at": string,"weeks": number
                  }
                  ComputedFields: never
                  Insert: {
                    "created_at"?: string,"id"?: string,"label": string,"max_team"?: number,"min_team"?: number,"phase"?: string,"starts_on": string,"team_closes_at"?: string | null,"updated_at"?: string,"weeks"?: number
                  }
                  Update: {
                    "created_at"?: string,"id"?: string,"label"?: string,"max_team"?: number,"min_team"?: number,"phase"?: string,"starts_on"?: string,"team_closes_at"?: string | null,"updated_at"?: string,"weeks"?: number
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
                }
          }
          Views: {
            "profiles": {
                  Row: {
                    "avatar": string | null,"bio": string,"created_at": string,"discoverable": boolean,"email": string | null,"first_name": string,"gender": string | null,"homeland": string | null,"key_qualification": string | null,"last_name": string,"locale": string,"phone": string | null,"role": string,"skills": (string)[],"studies": string | null,"university": string | null,"university_country": string | null,"updated_at": string,"user_id": string
                  }
                  ComputedFields: never
                  Update: {
                           "avatar"?: string | null,"bio"?: string | null,"created_at"?: string | null,"discoverable"?: boolean | null,"email"?: string | null,"first_name"?: string | null,"gender"?: string | null,"homeland"?: string | null,"key_qualification"?: string | null,"last_name"?: string | null,"locale"?: string | null,"phone"?: string | null,"role"?: string | null,"skills"?: (string)[] | null,"studies"?: string | null,"university"?: string | null,"university_country"?: string | null,"updated_at"?: string | null,"user_id"?: string | null
                         }
                        Relationships: [
                    
                  ]
                }
          }
          Functions: {
            "claim_outbox":
{ Args: { "p_limit": number }; Returns: {
              "claim": string,"details": Json,"id": string,"kind": string,"locale": string,"recipient": string
            }[]
                           },
"deletion_obstacles":
{ Args: { "p_user_id": string }; Returns: {
              "code": string
            }[]
                           },
"erase_account":
{ Args: { "p_user_id": string }; Returns: boolean
                           },
"export_my_data":
{ Args: Record<PropertyKey, never>; Returns: Json
                           },
"files_of_person":
{ Args: { "p_user_id": string }; Returns: {
              "bucket_id": string,"name": string
            }[]
                           },
"my_deletion_obstacles":
{ Args: Record<PropertyKey, never>; Returns: {
              "code": string
            }[]
                           },
"my_sessions":
{ Args: Record<PropertyKey, never>; Returns: {
              "created_at": string,"is_current": boolean,"network": string,"updated_at": string,"user_agent": string
            }[]
                           },
"orphaned_files":
{ Args: { "p_limit": number }; Returns: {
              "bucket_id": string,"name": string
            }[]
                           },
"settle_outbox":
{ Args: { "p_claim": string,"p_error"?: string,"p_id": string }; Returns: boolean
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
